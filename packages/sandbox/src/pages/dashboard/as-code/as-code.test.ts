import { startTestServer } from "@maksu/test-server";
import { expect, test } from "vitest";
import { FORM_EXAMPLES, nothing, requestOf, sentTo } from "../../../../test/support/form-examples.ts";
import type { ActContext } from "../../../acts/context.ts";
import { createMethods } from "../../../acts/world-api/methods.ts";
import { control } from "../../../cli/control/control.ts";
import type { GivenInput } from "../../../input/check-input.ts";
import { commandLine } from "../../../input/command-line.ts";
import { curlOf, methodCall } from "./as-code.ts";

/** The words of a line as a POSIX shell takes them, as far as these lines need it. */
const wordsOf = (line: string): readonly string[] =>
  Array.from(line.matchAll(/(?:'[^']*'|\\'|[^\s'])+/g), ([word]) => word.replaceAll(/'([^']*)'|\\(')/g, "$1$2"));

const ofFlags = FORM_EXAMPLES.filter(([operation]) => !["seed", "restore"].includes(operation));

test.each(ofFlags)("the command of %s, example %s, sends what the form stands for", async (operation, _name, call) => {
  await using server = await startTestServer(nothing);
  const [npx, program, first = "", ...rest] = wordsOf(commandLine(operation, call, server.origin));
  expect([npx, program]).toEqual(["npx", "maksu-sandbox"]);
  await control(
    first,
    rest,
    () => {},
    () => {},
  );
  expect(sentTo(server)).toEqual([requestOf(operation, call)]);
});

test.each(ofFlags.filter(([operation]) => operation !== "createWorld"))(
  "the method of %s, example %s, is called with what the form stands for",
  async (operation, _name, call) => {
    const calls: { readonly id: string; readonly input: GivenInput }[] = [];
    const context = { account: () => "375917", perform: async (id: string, input: GivenInput) => void calls.push({ id, input }) };
    const world = createMethods(context as unknown as ActContext);
    const run = new Function("world", `return (async () => { ${methodCall(operation, call)} })();`) as (each: object) => Promise<void>;
    await run(world).catch((error: unknown) => {
      // The result of an act that was not carried out is none.
      if (!(error instanceof TypeError) || calls.length === 0) throw error;
    });
    const { world: _world, ...path } = call.path;
    const { body } = call;
    expect(calls).toEqual([{ id: operation, input: { path, ...(body !== undefined && { body }) } }]);
  },
);

test("what a command reads of a file stands in FILE, also for curl", () => {
  const call = { path: { world: "default" }, body: { steps: [] } };
  expect(commandLine("seed", call, "http://127.0.0.1:4020")).toBe("npx maksu-sandbox seed FILE --url http://127.0.0.1:4020");
  expect(curlOf("seed", call, { origin: "http://127.0.0.1:4020", isGuarded: false })).toContain("--data-binary @FILE");
  expect(methodCall("seed", call)).toBe("await world.seed(seed);");
});

test("values are quoted for a shell and for JavaScript, and a world is named unless it is the default one", () => {
  const call = { path: { world: "it's" }, body: { id: "$(id)", outcome: "cancel" } } as const;
  expect(commandLine("pay", call, "http://x")).toBe(
    String.raw`npx maksu-sandbox pay '$(id)' --world 'it'\''s' --outcome cancel --url http://x`,
  );
  expect(methodCall("pay", { ...call, body: { id: '"); alert(1); ("', "a-b": 1 } })).toBe(
    String.raw`await world.pay("\"); alert(1); (\"", { "a-b": 1 });`,
  );
});
