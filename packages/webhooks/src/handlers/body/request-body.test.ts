import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ByteBudget } from "./byte-budget.ts";
import { readBody } from "./request-body.ts";

/** Generous limits. */
const upTo = (maxBytes: number) => ({ maxBytes, timeout: 60_000, share: new ByteBudget(Number.POSITIVE_INFINITY).share() });

/** A request whose body arrives in these chunks; `onEnd` is called when all have been read. */
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
])("readBody joins chunks of $lengths bytes, byte for byte", async ({ lengths }) => {
  const all = Uint8Array.from({ length: lengths.reduce((sum, length) => sum + length, 0) }, (_, index) => index % 251);
  let at = 0;
  const pieces = lengths.map((length) => all.slice(at, (at += length)));
  const read = await readBody(inPieces(pieces.values()), upTo(all.length));
  expect(Buffer.from(read).equals(all)).toBe(true);
});

test("readBody returns no bytes for a missing body", async () => {
  expect(await readBody(new Request("https://shop.example.com/hook", { method: "POST" }), upTo(10))).toEqual(new Uint8Array());
});

test("readBody does not read a body that is announced as too long", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("broken off")) });
  const announced = (length: number) =>
    new Request("https://shop.example.com/hook", { method: "POST", headers: { "content-length": String(length) }, body, duplex: "half" });
  expect(await readBody(announced(11), upTo(10))).toBe("body-too-large");
  expect(await readBody(announced(10), upTo(10))).toBe("body-broken-off");
});

test("readBody reads a body that is announced at exactly the limit", async () => {
  const headers = { "content-length": "10" };
  const request = new Request("https://shop.example.com/hook", { method: "POST", headers, body: "0123456789" });
  expect(await readBody(request, upTo(10))).toHaveLength(10);
});

test("readBody reports a body longer than announced as broken off, and one beyond the limit as too large", async () => {
  const announced = (length: string, body: string) =>
    new Request("https://shop.example.com/hook", { method: "POST", headers: { "content-length": length }, body });
  expect(await readBody(announced("4", "01234"), upTo(10))).toBe("body-broken-off");
  expect(await readBody(announced("4", "0123456789a"), upTo(10))).toBe("body-too-large");
});

test.each(["", "4, 4", "-1", "1e1", "abc"])("readBody ignores a content-length of %j", async (length) => {
  const headers = { "content-length": length };
  const request = new Request("https://shop.example.com/hook", { method: "POST", headers, body: "0123" });
  expect(await readBody(request, upTo(10))).toHaveLength(4);
});

test("readBody takes no more memory for tiny chunks than for large ones", async () => {
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

/** Returns bytes in use after garbage collection. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
