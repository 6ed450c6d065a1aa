/** A signal ends an exchange though garbage is collected all the time. */
import { collectGarbage } from "@maksu/test-server";
import { expect, test } from "vitest";
import type { Handle } from "./handle.ts";
import { EXAMPLE_SERVER } from "../../test/example-server.ts";
import { type Fetch, inProcessFetch } from "./in-process-fetch.ts";

const URL_OF_NOBODY = "http://nobody.invalid/";
const TIMES = 20;

const fetchOf = (handle: Handle): Fetch => inProcessFetch(() => ({ server: EXAMPLE_SERVER, maxBodyBytes: 10, onRejected() {}, handle }));

/** A signal that is aborted soon, as a caller makes it who holds nothing of it. */
function soon(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error("given up")), 200);
  return controller.signal;
}

const nameOf = (failure: unknown): string => (failure as Error).message;

test.each<{ readonly given: string; send: (fetch: Fetch) => Promise<Response> }>([
  { given: "its options", send: (fetch) => fetch(URL_OF_NOBODY, { signal: soon() }) },
  { given: "a Request", send: (fetch) => fetch(new Request(URL_OF_NOBODY, { signal: soon() })) },
  { given: "options beside a Request", send: (fetch) => fetch(new Request(URL_OF_NOBODY), { signal: soon() }) },
])("a signal in $given ends every request in process that hangs, and every stream", async ({ send }) => {
  using _collecting = collectGarbage();
  const hanging = fetchOf(() => new Promise(() => {}));
  const gone: AbortSignal[] = [];
  const streaming = fetchOf(async () => ({ status: 200, headers: {}, body: "", stream: (_send, signal) => void gone.push(signal) }));
  const ended = Promise.all(Array.from({ length: TIMES }, () => send(hanging).then(() => "responded", nameOf)));
  const streams = await Promise.all(Array.from({ length: TIMES }, () => send(streaming)));
  expect(await ended).toEqual(Array(TIMES).fill("given up"));
  await expect.poll(() => gone.map(({ aborted }) => aborted)).toEqual(Array(TIMES).fill(true));
  expect(streams).toHaveLength(TIMES);
});

test("a request in process is sent to nobody when its signal was aborted before", async () => {
  const sent = fetchOf(async () => ({ status: 200, headers: {}, body: "" }));
  await expect(sent(URL_OF_NOBODY, { signal: AbortSignal.abort(new Error("given up")) })).rejects.toThrow("given up");
});
