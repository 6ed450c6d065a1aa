/** Sends raw bytes over a socket, which no HTTP client would send. */
import { connect } from "node:net";

/** The bytes to send: chunks in order, and the milliseconds before each but the first. */
export interface RawRequest {
  readonly pieces: readonly (string | Uint8Array)[];
  readonly pause?: number;
  /** Half-closes the connection after the last chunk. */
  readonly end?: boolean;
}

/** Returns the status of the first response; `closed` when the connection ended without one, `silence` when neither came in time. */
export type RawOutcome = number | "closed" | "silence";

export async function sendRaw(url: string, request: RawRequest, limit: number): Promise<RawOutcome> {
  return (await exchange(url, request, limit, false)).outcome;
}

/** A response as it came. */
export interface RawResponse {
  readonly outcome: RawOutcome;
  /** Its body, with the chunks' sizes if it has chunks. */
  readonly body: string;
}

/** Returns the whole of a response after which the server closes the connection. */
export const sendRawForResponse = (url: string, request: RawRequest, limit: number): Promise<RawResponse> =>
  exchange(url, request, limit, true);

function exchange(url: string, { pieces, pause = 0, end = false }: RawRequest, limit: number, isWhole: boolean): Promise<RawResponse> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let response = "";
    const finish = (outcome: RawOutcome): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ outcome, body: response.slice(response.indexOf("\r\n\r\n") + 4) });
    };
    const statusOf = (): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(response.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, ""))?.[1] ?? 0);
    const timer = setTimeout(() => finish("silence"), limit);
    socket.on("data", (data: Buffer) => {
      response = isWhole ? response + data.toString("latin1") : (response + data.toString("latin1")).slice(0, 1000);
      if (!isWhole && statusOf() > 0 && statusOf() !== 100) finish(statusOf());
    });
    socket.on("error", () => finish(statusOf() || "closed"));
    socket.on("close", () => finish(statusOf() || "closed"));
    socket.on("connect", () => {
      const write = (index: number): void => {
        const piece = pieces[index];
        if (piece === undefined) {
          if (end) socket.end();
        } else if (!socket.destroyed) {
          socket.write(piece, typeof piece === "string" ? "utf8" : undefined, () =>
            pause > 0 ? setTimeout(() => write(index + 1), pause) : write(index + 1),
          );
        }
      };
      write(0);
    });
  });
}
