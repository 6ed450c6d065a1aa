import { type Agent, request } from "node:http";
import type { Sandbox } from "../../src/index.ts";

/** A `fetch` over an agent's connections, which are kept: it opens another one only when the server has closed one. Rejects with Node's error. */
export const agentFetch =
  (agent: Agent): Sandbox["fetch"] =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method, headers, body } = init;
      request(String(input), { agent, method, headers: Object.fromEntries(new Headers(headers)) }, (response) => {
        response.toArray().then((chunks) => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0 })), reject);
      })
        .on("error", reject)
        .end(body);
    });
