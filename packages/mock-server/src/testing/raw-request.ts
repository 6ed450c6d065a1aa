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

export function sendRaw(url: string, { pieces, pause = 0, end = false }: RawRequest, limit: number): Promise<RawOutcome> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let response = "";
    const finish = (outcome: RawOutcome): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const statusOf = (): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(response.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, ""))?.[1] ?? 0);
    const timer = setTimeout(() => finish("silence"), limit);
    socket.on("data", (data: Buffer) => {
      response = (response + data.toString("latin1")).slice(0, 1000);
      if (statusOf() > 0 && statusOf() !== 100) finish(statusOf());
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
