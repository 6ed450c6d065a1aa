/** The least that a signed call over `node:http` takes: a file of its own, so that one over `fetch` does not load it. */
import * as http from "node:http";
import * as https from "node:https";
import { DEADLINE, MOST_BYTES, type Send, type SentHeaders } from "./by-hand.ts";

/** Connections are kept alive, as `fetch` keeps them. Services have TLS, but on loopback. */
const ways = {
  "http:": { agent: new http.Agent({ keepAlive: true }), request: http.request },
  "https:": { agent: new https.Agent({ keepAlive: true }), request: https.request },
};
const wayOf = (url: string) => ways[url.startsWith("https:") ? "https:" : "http:"];

export const overHttp: Send = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const { agent, request } = wayOf(url);
    const outgoing = request(url, { agent, method: "POST", headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => resolve({ headers: Object.entries(incoming.headers as SentHeaders), bytes: Buffer.concat(chunks) }));
      incoming.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });

/** As {@link overHttp}, with what a typed call promises: a deadline, a limit to what is read, and `Headers`. */
export const overBoundedHttp: Send = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const { agent, request } = wayOf(url);
    const outgoing = request(url, { agent, method: "POST", headers }, (incoming) => {
      const received = new Headers();
      const { rawHeaders } = incoming;
      for (let index = 0; index < rawHeaders.length; index += 2) received.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
      const chunks: Buffer[] = [];
      let length = 0;
      incoming.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > MOST_BYTES) outgoing.destroy(new Error("The response is too large."));
        chunks.push(chunk);
      });
      incoming.on("end", () => resolve({ headers: received, bytes: Buffer.concat(chunks) }));
      incoming.on("error", reject);
    });
    const timer = setTimeout(() => outgoing.destroy(new Error("There is no response.")), DEADLINE);
    outgoing.on("close", () => clearTimeout(timer));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
