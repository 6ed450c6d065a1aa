/** In place of `mock-server.ts` in tests without sockets: what `fetch` sends to a mock server goes to the mock's own `fetch`. */
import type { ApiName } from "@maksu/service-front";
import { type MockServer, startMockServer as start } from "../../src/mock-server.ts";
import type { MockServerOptions } from "../../src/mock-server-options.ts";

export type { MockServer } from "../../src/mock-server.ts";

const running = new Set<MockServer<never>>();
const overSockets = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  const mock = [...running].find(({ urls }) => Object.values(urls).includes(origin));
  return (mock?.fetch ?? overSockets)(input, init);
};

export async function startMockServer<Api extends ApiName = ApiName>(options?: MockServerOptions<Api>): Promise<MockServer<Api>> {
  const mock = await start(options);
  running.add(mock);
  const close = async (): Promise<void> => {
    running.delete(mock);
    await mock.close();
  };
  return { ...mock, close, [Symbol.asyncDispose]: close };
}
