// --- path: Acme.Util/Text.cs ---
namespace Acme.Util
//        ^^^^^^^^^ definition.namespace Acme.Util
{
    public static class Text
//                      ^^^^ definition.class Acme.Util.Text
    {
        public const string Empty = "";
//                          ^^^^^ definition.constant Acme.Util.Text.Empty
        public static string Trim(string text) { return text; }
//                           ^^^^ definition.method Acme.Util.Text.Trim arity:1..1
        public class Builder
//                   ^^^^^^^ definition.class Acme.Util.Text.Builder
        {
            public Builder Append(string more) { return this; }
//                         ^^^^^^ definition.method Acme.Util.Text.Builder.Append arity:1..1
            public static Builder Start() { return new Builder(); }
//                                ^^^^^ definition.method Acme.Util.Text.Builder.Start arity:0..0
//                                                     ^^^^^^^ call Acme.Util.Text.Builder
        }
    }
}
// --- path: Acme.Util/Numbers.cs ---
namespace Acme.Util;
//        ^^^^^^^^^ definition.namespace Acme.Util

public static class Numbers
//                  ^^^^^^^ definition.class Acme.Util.Numbers
{
    public static int ParseNumber(string text) => 0;
//                    ^^^^^^^^^^^ definition.method Acme.Util.Numbers.ParseNumber arity:1..1
    public static int Doubled(this int number) => number * 2;
//                    ^^^^^^^ definition.method Acme.Util.Numbers.Doubled arity:0..0
}
// --- path: Acme.App/Helper.cs ---
namespace Acme.App;
//        ^^^^^^^^ definition.namespace Acme.App

static class Helper { internal static void Help() { } }
//           ^^^^^^ definition.class Acme.App.Helper internal
//                                         ^^^^ definition.method Acme.App.Helper.Help arity:0..0 internal

partial class Program { void Elsewhere() { } }
//            ^^^^^^^ definition.class Acme.App.Program internal
//                           ^^^^^^^^^ definition.method Acme.App.Program.Elsewhere arity:0..0 private
// --- path: Acme.App/Program.cs ---
using System;
using System.Collections.Generic;
using Acme.Util;
using static Acme.Util.Numbers;
using Words = Acme.Util.Text;
using Maker = Acme.Util.Text.Builder;
using Map = System.Collections.Generic.Dictionary<string, int>;

namespace Acme.App
//        ^^^^^^^^ definition.namespace Acme.App
{
    using System.IO;

    partial class Program
//                ^^^^^^^ definition.class Acme.App.Program internal
    {
        static void Main(string[] args)
//                  ^^^^ definition.method Acme.App.Program.Main arity:1..1 private
        {
            Text.Trim("a");
//               ^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Trim
            Words.Trim("b");
//                ^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Trim
            new Maker().Append("c");
//              ^^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Builder
//                      ^^^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Builder.Append
            Maker.Start();
//                ^^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Builder.Start
            new Text.Builder();
//                   ^^^^^^^ call Acme.Util/Text.cs::Acme.Util.Text.Builder
            ParseNumber("1");
//          ^^^^^^^^^^^ call Acme.Util/Numbers.cs::Acme.Util.Numbers.ParseNumber
            Numbers.ParseNumber("2");
//                  ^^^^^^^^^^^ call Acme.Util/Numbers.cs::Acme.Util.Numbers.ParseNumber
            Helper.Help();
//                 ^^^^ call Acme.App/Helper.cs::Acme.App.Helper.Help
            Acme.Util.Numbers.ParseNumber("3");
//                            ^^^^^^^^^^^ call Acme.Util/Numbers.cs::Acme.Util.Numbers.ParseNumber
            var map = new Map();
//                        ^^^ call ?external
            File.ReadAllText("x");
//               ^^^^^^^^^^^ call ?external
            Console.WriteLine(Text.Empty);
//                  ^^^^^^^^^ call ?external
//                                 ^^^^^ value Acme.Util/Text.cs::Acme.Util.Text.Empty
            new Program().Elsewhere();
//              ^^^^^^^ call Acme.App.Program
//                        ^^^^^^^^^ call Acme.App/Helper.cs::Acme.App.Program.Elsewhere
        }
    }
}
// --- path: Acme.App.Tests/ProgramTests.cs ---
global using Xunit;
using Acme.App;

namespace Acme.App.Tests;
//        ^^^^^^^^^^^^^^ definition.namespace Acme.App.Tests

public class ProgramTests
//           ^^^^^^^^^^^^ definition.class Acme.App.Tests.ProgramTests
{
    [Fact]
    public void Works() { Helper.Help(); Prepare(); }
//              ^^^^^ definition.method Acme.App.Tests.ProgramTests.Works arity:0..0 test
//                               ^^^^ call Acme.App/Helper.cs::Acme.App.Helper.Help
//                                       ^^^^^^^ call Acme.App.Tests.ProgramTests.Prepare

    private void Prepare() { }
//               ^^^^^^^ definition.method Acme.App.Tests.ProgramTests.Prepare arity:0..0 private
}
