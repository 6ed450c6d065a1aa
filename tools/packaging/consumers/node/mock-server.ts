/** Tests that start the mock servers. */
import { type Exchange, type MockServer, startMockServer, TEST_CREDENTIALS } from "@maksu/mock-server";

export async function test(): Promise<string> {
  const seen: Exchange[] = [];
  await using mock: MockServer<"payment"> = await startMockServer({
    apis: ["payment"],
    onExchange: (exchange) => void seen.push(exchange),
  });
  // @ts-expect-error: it was not started
  void mock.urls.merchant;
  return mock.urls.payment;
}

export const credentials: unknown = TEST_CREDENTIALS.payment;

export function rejected(): void {
  // @ts-expect-error: unknown API
  void startMockServer({ apis: ["refunds"] });
  // @ts-expect-error: unknown option
  void startMockServer({ quiet: true });
}
