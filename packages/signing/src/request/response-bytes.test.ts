import { describe, expect, it } from "vitest";
import { BoundedBytes, readBody } from "./response-bytes.ts";

const tooLarge = () => new RangeError("too large");

/** A body of these chunks, which then ends, or stays open. */
function streamOf(chunks: readonly Uint8Array[], { stays = false } = {}) {
  const cancelled: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (!stays) controller.close();
    },
    cancel(reason) {
      cancelled.push(reason);
      throw new Error("can't be cancelled");
    },
  });
  return { response: new Response(body), cancelled };
}

describe("BoundedBytes", () => {
  it.each([
    [[], 1, []],
    [[[1, 2]], 2, [1, 2]],
    [[[1], [2, 3], [4]], 4, [1, 2, 3, 4]],
  ])("takes %j with a limit of %i", (chunks, most, whole) => {
    const bytes = new BoundedBytes(most, tooLarge);
    for (const chunk of chunks) bytes.add(Uint8Array.from(chunk));
    expect([...bytes.whole()]).toStrictEqual(whole);
  });

  it("throws with the chunk that goes beyond the limit", () => {
    const bytes = new BoundedBytes(3, tooLarge);
    bytes.add(Uint8Array.of(1, 2));
    expect(() => bytes.add(Uint8Array.of(3, 4))).toThrow(tooLarge());
  });

  it("does not copy a body that comes in one chunk", () => {
    const bytes = new BoundedBytes(1, tooLarge);
    const chunk = Uint8Array.of(1);
    bytes.add(chunk);
    expect(bytes.whole()).toBe(chunk);
  });
});

describe("readBody", () => {
  it("returns no bytes of a response without a body", async () => {
    expect(await readBody(new Response(null), new BoundedBytes(1, tooLarge))).toHaveLength(0);
  });

  it("cancels a body that is too large, whether or not that works", async () => {
    const { response, cancelled } = streamOf([Uint8Array.of(1), Uint8Array.of(2)], { stays: true });
    await expect(readBody(response, new BoundedBytes(1, tooLarge))).rejects.toThrow(tooLarge());
    expect(cancelled).toHaveLength(1);
  });

  it("rejects with the signal's reason while it waits for more, and cancels the body", async () => {
    const { response, cancelled } = streamOf([Uint8Array.of(1)], { stays: true });
    const controller = new AbortController();
    const reading = readBody(response, new BoundedBytes(9, tooLarge), controller.signal);
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 5);
    await expect(reading).rejects.toBe(reason);
    expect(cancelled).toHaveLength(1);
  });

  it("leaves no listener on the signal", async () => {
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    const counted = Object.create(signal, {
      aborted: { value: false },
      throwIfAborted: { value: () => {} },
      addEventListener: { value: (_type: string, listener: unknown) => listeners.add(listener) },
      removeEventListener: { value: (_type: string, listener: unknown) => listeners.delete(listener) },
    }) as AbortSignal;
    expect([...(await readBody(streamOf([Uint8Array.of(1)]).response, new BoundedBytes(9, tooLarge), counted))]).toStrictEqual([1]);
    expect(listeners.size).toBe(0);
  });
});
