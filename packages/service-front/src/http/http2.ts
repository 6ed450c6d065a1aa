/** Requests over HTTP/2, for what serves those over HTTP/1.1: Node's own compatibility makes them look alike. */
import type { RequestListener } from "node:http";
import type { Http2Server } from "node:http2";
import type { Duplex } from "node:stream";

/** Creates a server that listens nowhere: connections are given to it. Of a request that does not arrive in time the stream is closed. */
export async function createHttp2(serve: RequestListener, requestTimeout: number): Promise<Http2Server> {
  const { constants, createServer } = await import("node:http2");
  const server = createServer({ settings: { maxConcurrentStreams: 100 } }, (incoming, outgoing) => {
    const { stream } = incoming;
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), requestTimeout);
    incoming.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
    // Node gives both the members of their counterparts, but not their types.
    serve(incoming as never, outgoing as never);
  });
  server.on("session", (session) => session.setTimeout(requestTimeout, () => session.destroy()));
  return server.on("sessionError", () => {});
}

/** Whether the two sides have agreed on HTTP/2. */
export const isHttp2 = (connection: Duplex): boolean => "alpnProtocol" in connection && connection.alpnProtocol === "h2";
