/** Requests to the shop, and to nothing else. */
import { Agent, request as httpRequest } from "node:http";
import { Agent as TlsAgent, request as tlsRequest } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { shopAddress } from "@maksu/sandbox/program";

export interface Reach {
  /** Hosts besides this machine. */
  readonly allowHosts: readonly string[];
  /** Addresses of shops by what stands in their URLs. */
  readonly map: Readonly<Record<string, string>>;
}

export interface ShopResponse {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
}

/** Sends a request to the shop. Redirects are not followed: what a shop redirects to is a page for people. */
export interface Send {
  (url: string, options?: { readonly method?: string; readonly body?: string }): Promise<ShopResponse>;
  /** Whether requests to a URL may be sent. */
  reaches(url: string): boolean;
}

export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
}

const PATIENCE = 15_000;
const MOST_BYTES = 1_000_000;

export function createSend(reach: Reach): Send & Disposable {
  const agents = { "http:": new Agent({ keepAlive: true }), "https:": new TlsAgent({ keepAlive: true }) };
  const attempt = (url: URL, method: string, body: string | undefined, headers: Readonly<Record<string, string>>): Promise<ShopResponse> =>
    new Promise((resolve, reject) => {
      const isTls = url.protocol === "https:";
      const type = body?.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
      const sent = (isTls ? tlsRequest : httpRequest)(
        url,
        {
          method,
          agent: isTls ? agents["https:"] : agents["http:"],
          timeout: PATIENCE,
          headers: {
            accept: "application/json, text/html;q=0.9, */*;q=0.8",
            ...headers,
            ...(body !== undefined && { "content-type": type, "content-length": Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (size <= MOST_BYTES) chunks.push(chunk);
          });
          response.on("error", reject);
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }));
        },
      );
      sent.on("timeout", () => sent.destroy(new Error(`no response in ${PATIENCE / 1000} s`)));
      sent.on("error", reject);
      sent.end(body);
    });
  const send = async (
    text: string,
    { method = "GET", body }: { readonly method?: string; readonly body?: string } = {},
  ): Promise<ShopResponse> => {
    const { url, headers } = addressOf(text, reach);
    for (let left = 2; ; left -= 1)
      try {
        return await attempt(new URL(url), method, body, headers);
      } catch (error) {
        // A kept connection that the shop has closed meanwhile.
        const code = (error as NodeJS.ErrnoException).code ?? "";
        if (left === 0 || !["ECONNRESET", "EPIPE"].includes(code)) return { status: 0, text: String(error) };
        await sleep(5);
      }
  };
  return Object.assign(send, {
    reaches: (url: string) => shopAddress(url, reach.map, reach.allowHosts) !== undefined,
    [Symbol.dispose]: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

function addressOf(text: string, { allowHosts, map }: Reach): NonNullable<ReturnType<typeof shopAddress>> {
  const address = shopAddress(text, map, allowHosts);
  if (address) return address;
  const { origin, hostname } = URL.canParse(text) ? new URL(text) : { origin: "null", hostname: "" };
  if (origin === "null") throw new OutOfReach(`${text}: not an http(s) URL`);
  throw new OutOfReach(
    `${origin}: neither this machine, nor mapped, nor allowed; give --map ${origin}=http://127.0.0.1:8080, or --allow-host ${hostname}`,
  );
}
