/** A hop before a service that changes what it responds with, and what is wrong is known. */
import { checkoutSignature } from "@maksu/signing";
import { type ReceivedRequest, startTestServer, type TestServer } from "@maksu/test-server";

export interface TextResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type TamperedRequest = Pick<ReceivedRequest, "method" | "target"> & { readonly body: string };

/** Returns what is different; nothing for a response that stays as it is. */
export type Change = (response: TextResponse, request: TamperedRequest) => Partial<TextResponse> | undefined;

const SECRET = "SAIPPUAKAUPPIAS";

/**
 * Starts a hop.
 *
 * @param resign - signs a changed response of the Payment API again, so that nothing but the change is wrong
 */
export const tampering = (to: string, change: Change, { resign = false } = {}): Promise<TestServer> =>
  startTestServer(async (outgoing, { method, target, rawHeaders, bytes }) => {
    const headers = rawHeaders.filter(([name]) => !/^(host|connection|content-length|expect)$/i.test(name)) as [string, string][];
    const body = bytes.length > 0 ? { body: new Uint8Array(bytes) } : {};
    const response = await fetch(to + target, { method, headers, redirect: "manual", ...body });
    const { "content-length": _length, connection: _connection, "keep-alive": _kept, ...received } = Object.fromEntries(response.headers);
    const original = { status: response.status, headers: received, body: await response.text() };
    const changed = { ...original, ...change(original, { method, target, body: bytes.toString() }) };
    const signed =
      resign && "signature" in changed.headers && "checkout-account" in changed.headers ? await signedAgain(changed) : changed.headers;
    outgoing.writeHead(changed.status, signed).end(changed.body);
  });

async function signedAgain({ headers, body }: TextResponse): Promise<Readonly<Record<string, string>>> {
  const parameters = Object.entries(headers).filter(([name]) => name.startsWith("checkout-"));
  const algorithm = headers["checkout-algorithm"] === "sha512" ? "sha512" : "sha256";
  return { ...headers, signature: await checkoutSignature({ parameters, body, secret: SECRET, algorithm }) };
}
