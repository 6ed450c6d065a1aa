import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ByteBudget } from "./byte-budget.ts";
import { readBody } from "./request-body.ts";

/** As much memory and time as anybody may want. */
const upTo = (maxBytes: number) => ({ maxBytes, timeout: 60_000, share: new ByteBudget(Number.POSITIVE_INFINITY).share() });

/** A request whose body comes in these pieces; `onEnd` is called when all have been taken. */
const inPieces = (pieces: Iterator<Uint8Array>, onEnd = (): void => {}): Request => {
  const body = new ReadableStream({
    pull: (controller) => {
      const { done, value } = pieces.next();
      if (done !== true) return controller.enqueue(value);
      onEnd();
      controller.close();
    },
  });
  return new Request("https://shop.example.com/hook", { method: "POST", body, duplex: "half" });
};

test.each([
  { lengths: [] },
  { lengths: [0] },
  { lengths: [5] },
  { lengths: [1, 1] },
  { lengths: [1, 0, 2, 4, 8, 1] },
  { lengths: [3, 1000, 1, 70_000] },
])("pieces of $lengths bytes are one body, byte for byte", async ({ lengths }) => {
  const all = Uint8Array.from({ length: lengths.reduce((sum, length) => sum + length, 0) }, (_, index) => index % 251);
  let at = 0;
  const pieces = lengths.map((length) => all.slice(at, (at += length)));
  expect(await readBody(inPieces(pieces.values()), upTo(all.length))).toEqual(all);
});

test("no body is an empty one", async () => {
  expect(await readBody(new Request("https://shop.example.com/hook", { method: "POST" }), upTo(10))).toEqual(new Uint8Array());
});

test("a body that is announced as too long is not read", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("broken off")) });
  const announced = (length: number) =>
    new Request("https://shop.example.com/hook", { method: "POST", headers: { "content-length": String(length) }, body, duplex: "half" });
  expect(await readBody(announced(11), upTo(10))).toBe("body-too-large");
  expect(await readBody(announced(10), upTo(10))).toBe("body-broken-off");
});

test("a body that is announced as long as the limit is read", async () => {
  const headers = { "content-length": "10" };
  const request = new Request("https://shop.example.com/hook", { method: "POST", headers, body: "0123456789" });
  expect(await readBody(request, upTo(10))).toHaveLength(10);
});

test("a body that is longer than was announced is broken off, and one that is longer than the limit too large", async () => {
  const announced = (length: string, body: string) =>
    new Request("https://shop.example.com/hook", { method: "POST", headers: { "content-length": length }, body });
  expect(await readBody(announced("4", "01234"), upTo(10))).toBe("body-broken-off");
  expect(await readBody(announced("4", "0123456789a"), upTo(10))).toBe("body-too-large");
});

test.each(["", "4, 4", "-1", "1e1", "abc"])("a content-length of %j announces nothing", async (length) => {
  const headers = { "content-length": length };
  const request = new Request("https://shop.example.com/hook", { method: "POST", headers, body: "0123" });
  expect(await readBody(request, upTo(10))).toHaveLength(4);
});

test("a body in tiny pieces takes no more memory than one in large ones: the limit is one of memory", async () => {
  const count = 200_000;
  const byte = Uint8Array.of(0x20);
  function* bytes(): Generator<Uint8Array, void, undefined> {
    for (let number = 0; number < count; number++) yield byte.subarray();
  }
  const before = heapUsed();
  let atEnd = Number.POSITIVE_INFINITY;
  const request = inPieces(bytes(), () => (atEnd = heapUsed()));
  expect((await readBody(request, upTo(count))).length).toBe(count);
  expect(atEnd - before).toBeLessThan(5_000_000);
});

/** Bytes in use, without what is garbage. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
