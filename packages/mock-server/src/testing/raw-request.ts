/** Bytes over a socket, as they are: what no HTTP client would send. */
import { connect } from "node:net";

/** What is sent: pieces in order, and milliseconds before each but the first. */
export interface RawRequest {
  readonly pieces: readonly (string | Uint8Array)[];
  readonly pause?: number;
  /** Half-closes the connection after the last piece. */
  readonly end?: boolean;
}

/** The status of the first answer; `closed` when the connection ended without one, `silence` when neither came in time. */
export type RawOutcome = number | "closed" | "silence";

export function sendRaw(url: string, { pieces, pause = 0, end = false }: RawRequest, limit: number): Promise<RawOutcome> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    const finish = (outcome: RawOutcome): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const statusOf = (): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, ""))?.[1] ?? 0);
    const timer = setTimeout(() => finish("silence"), limit);
    socket.on("data", (data: Buffer) => {
      answer = (answer + data.toString("latin1")).slice(0, 1000);
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
