import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, vi } from "vitest";
import { ClientError, ValidationError } from "../errors.ts";
import { unwrap } from "./unwrap.ts";

const manifest = vi.hoisted((): { homepage?: string } => ({}));
vi.mock("../../../../package.json", () => ({ default: manifest }));

/** A client that is loaded when the documentation has an address, or none. */
async function clientAt(homepage: string | undefined, status = 404, body: unknown = { error: { title: "not-found" } }) {
  const { origin } = await serverForTest((response) => json(response, status, body));
  vi.resetModules();
  delete manifest.homepage;
  if (homepage !== undefined) manifest.homepage = homepage;
  const { thingsClient } = await import("../../test/things-client.ts");
  return thingsClient(origin, { pages: "things" });
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const PUBLISHED = "https://docs.example.com/maksu";

describe.each([PUBLISHED, `${PUBLISHED}/`])("with the documentation at %s", (homepage) => {
  it("a result with an error code has the code's place in the catalogue", async () => {
    const result = await (await clientAt(homepage)).listThings();
    expect(result).toMatchObject({ ok: false, help: `${PUBLISHED}/apis/errors.html#things-not-found` });
  });

  it("a result without a code has the errors of its operation", async () => {
    const result = await (await clientAt(homepage, 404, { message: "no such thing" })).getThing({ path: { id: "1" } });
    expect(result).toMatchObject({ ok: false, help: `${PUBLISHED}/apis/things/getThing.html#errors` });
  });

  it("an error that unwrap throws has what its result has, and the message stays", async () => {
    const error = await failureOf(clientAt(homepage).then((client) => unwrap(client.listThings())));
    expect(error).toMatchObject({
      name: "ApiError",
      message: "listThings: the service responded with 404 not-found",
      help: `${PUBLISHED}/apis/errors.html#things-not-found`,
    });
  });

  it("an error of the client has its own code's place", async () => {
    const client = await clientAt(homepage, 500);
    expect(await failureOf(client.listThings())).toMatchObject({
      code: "unexpected-status",
      help: `${PUBLISHED}/apis/errors.html#client-unexpected-status`,
    });
  });

  it("a success has none", async () => {
    expect(await (await clientAt(homepage, 200, [])).listThings()).not.toHaveProperty("help");
  });
});

it.each([undefined, ""])("without a published documentation, at %j, no error has help", async (homepage) => {
  const client = await clientAt(homepage);
  expect(await client.listThings()).not.toHaveProperty("help");
  expect(await failureOf(unwrap(client.listThings()))).not.toHaveProperty("help");
  expect(await failureOf((await clientAt(homepage, 500)).listThings())).not.toHaveProperty("help");
});

describe("the help of a request that breaks its description", async () => {
  const { addHelp } = await import("./help.ts");
  const violation = { in: "body", pointer: "/amount", rule: "maximum", message: "is too large" } as const;
  const documented = { pages: "things", operationId: "createThing" };

  it.each([
    ["the service's code for the first violation", { code: "invalid-amount" }, "things-invalid-amount"],
    ["the client's own, for a violation without one", {}, "client-validation-failed"],
  ])("is %s", (_what, code, anchor) => {
    const error = new ValidationError("createThing", [
      { ...violation, ...code },
      { ...violation, code: "invalid-key" },
    ]);
    addHelp(error, documented, PUBLISHED);
    expect(error).toMatchObject({ help: `${PUBLISHED}/apis/errors.html#${anchor}` });
  });

  it("stays what it is in an error that passes through another call", () => {
    const error = new ClientError("timeout", "getThing", "no complete response within 1 ms");
    addHelp(error, documented, PUBLISHED);
    addHelp(error, documented, "https://other.example.com");
    expect(error.help).toBe(`${PUBLISHED}/apis/errors.html#client-timeout`);
  });

  it("is added to errors of calls only", () => {
    const error = new TypeError("x");
    addHelp(error, documented, PUBLISHED);
    expect(error).not.toHaveProperty("help");
  });
});
