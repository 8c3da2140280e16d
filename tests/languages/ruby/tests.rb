# --- path: spec/store_spec.rb ---
require "spec_helper"

RSpec.describe Store do
#     ^^^^^^^^ call ?
  let(:store) { described_class.new }
# ^^^ call ?
#     ^ definition.function store
#               ^^^^^^^^^^^^^^^ call ?
#                               ^^^ call ?
  subject(:page) { Page.new }
# ^^^^^^^ call ?
#         ^ definition.function page
#                  ^^^^ call ?

  def build_one
#     ^^^^^^^^^ definition.function build_one
    store.open
#   ^^^^^ call store
#         ^^^^ call ?
  end

  it "opens" do
# ^^ call ?
    found = build_one
#           ^^^^^^^^^ call build_one
    expect(found).to eq(store)
#   ^^^^^^ call ?
#                 ^^ call ?
#                    ^^ call ?
#                       ^^^^^ call store
  end
end
# --- path: spec/one_spec.rb ---
describe "one" do
# <- call ?
  def shared_body; end
#     ^^^^^^^^^^^ definition.function shared_body
  shared_body
# ^^^^^^^^^^^ call shared_body
end
# --- path: spec/two_spec.rb ---
shared_body
# <- call ?
