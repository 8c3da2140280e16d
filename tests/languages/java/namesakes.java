class Excluder {
//    ^ definition.class Excluder internal
    Adapter create() {
//          ^ definition.method Excluder.create arity:0..0 internal
        return new Adapter() {
//                 ^ call Adapter
            private Adapter delegate;
//                          ^ definition.field Excluder.create.Adapter.delegate private

            @Override
            public void read() {
//                      ^ definition.method Excluder.create.Adapter.read arity:0..0
                delegate().read();
//              ^ call Excluder.create.Adapter.delegate() rule:local
//                         ^ call Adapter.read
            }

            private Adapter delegate() {
//                          ^ definition.method Excluder.create.Adapter.delegate arity:0..0 private
                return delegate;
            }
        };
    }
}

class Adapter {
//    ^ definition.class Adapter internal
    public void read() {}
//              ^ definition.method Adapter.read arity:0..0
}
