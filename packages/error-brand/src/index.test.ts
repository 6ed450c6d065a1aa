import { describe, expect, test } from "vitest";
import { brand } from "./index.ts";

/** The classes of one installed copy. */
function install() {
  class Failure extends Error {
    static {
      brand(this, "@example/shop Failure");
    }
  }
  class Timeout extends Failure {
    static {
      brand(this, "@example/shop Timeout");
    }
  }
  return { Failure, Timeout };
}

const [one, other] = [install(), install()];

describe("instanceof", () => {
  test.each([
    ["an error of the class itself", new one.Failure(), true],
    ["an error of another copy", new other.Failure(), true],
    ["an error of another copy's subclass", new other.Timeout(), true],
    ["any error", new Error("no brand"), false],
    ["an object", { name: "Failure" }, false],
    ["an object without a prototype", Object.create(null), false],
    ["a string", "@example/shop Failure", false],
    ["a symbol", Symbol.for("@example/shop Failure"), false],
    ["null", null, false],
    ["undefined", undefined, false],
  ])("of a branded class for %s", (_what, value, expected) => {
    expect(value instanceof one.Failure).toBe(expected);
  });

  test("of a branded subclass rejects an error of its base, in either copy", () => {
    expect([new one.Failure() instanceof one.Timeout, new other.Failure() instanceof one.Timeout]).toEqual([false, false]);
    expect(new other.Timeout() instanceof one.Timeout).toBe(true);
  });

  test("of a subclass without a brand accepts its own errors alone", () => {
    class Own extends one.Failure {}
    expect([new Own() instanceof Own, new Own() instanceof other.Failure]).toEqual([true, true]);
    expect([new one.Failure() instanceof Own, new other.Failure() instanceof Own]).toEqual([false, false]);
  });
});

test("the brand shows neither in keys nor in JSON", () => {
  const failure = new one.Failure("late");
  expect(Reflect.ownKeys(failure)).not.toContain(Symbol.for("@example/shop Failure"));
  expect(JSON.stringify(failure)).toBe("{}");
});
