/** The ways to call from Node. Packages are installed where REACH_PACKAGES says. */
import { execFileSync } from "node:child_process";
import http from "node:http";
import http2 from "node:http2";
import https, { request as namedRequest } from "node:https";
import { createRequire } from "node:module";
import net from "node:net";
import process from "node:process";
import tls from "node:tls";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

const { REACH_PATH: path, REACH_BODY: body, REACH_HEADERS = "", REACH_PACKAGES = "/" } = process.env;
const headers = Object.fromEntries(REACH_HEADERS.split("\n").map((line) => line.split(": ")));
const HOST = "services.paytrail.com";
const url = `https://${HOST}${path}`;
const post = { method: "POST", headers, body };
const installed = createRequire(`${REACH_PACKAGES}/index.js`);
const imported = (name) => import(installed.resolve(name));

const textOf = async (stream) => {
  let text = "";
  for await (const chunk of stream) text += chunk;
  return text;
};
const sent = (make) =>
  new Promise((resolve, reject) => {
    make((response) => resolve(textOf(response)))
      .on("error", reject)
      .end(body);
  });
const options = { host: HOST, port: 443, path, method: "POST", headers };
const axios = async (name, more) => JSON.stringify((await installed(name).post(url, body, { headers, ...more })).data);
const raw = (socket) => {
  const lines = [`POST ${path} HTTP/1.1`, `host: ${HOST}`, "connection: close", `content-length: ${Buffer.byteLength(body)}`];
  socket.write([...lines, ...REACH_HEADERS.split("\n"), "", body].join("\r\n"));
  return textOf(socket).then((text) => text.slice(text.indexOf("\r\n\r\n") + 4));
};
const again = [fileURLToPath(import.meta.url), "fetch"];

export const STYLES = {
  fetch: async () => (await fetch(url, post)).text(),
  "fetch of a Request": async () => (await fetch(new Request(url, post))).text(),
  "fetch, other letters": async () => (await fetch(url.replace(HOST, "Services.PAYTRAIL.com"), post)).text(),
  "fetch, trailing dot": async () => (await fetch(url.replace(HOST, `${HOST}.`), post)).text(),
  "https.request": () => sent((on) => https.request(url, post, on)),
  "https.request, options": () => sent((on) => https.request({ ...options, host: HOST.toUpperCase() }, on)),
  "request by name": () => sent((on) => namedRequest(options, on)),
  "https with an agent": () => sent((on) => https.request({ ...options, agent: new https.Agent({ keepAlive: false }) }, on)),
  "new ClientRequest": () => sent((on) => new http.ClientRequest({ ...options, protocol: "https:", agent: https.globalAgent }, on)),
  "http2.connect": async () => {
    const session = http2.connect(`https://${HOST}`);
    const stream = session.request({ ":method": "POST", ":path": path, ...headers });
    stream.end(body);
    return textOf(stream).finally(() => session.close());
  },
  "tls.connect": () => raw(tls.connect({ host: HOST, port: 443, servername: HOST })),
  "tls over net": () => raw(tls.connect({ socket: net.connect(443, HOST), servername: HOST })),
  axios: () => axios("axios"),
  "axios, no proxy": () => axios("axios", { proxy: false }),
  "axios 0.19": () => axios("axios-old"),
  got: async () => (await imported("got")).default.post(url, { headers, body }).text(),
  "got, http2": async () => (await imported("got")).default.post(url, { headers, body, http2: true }).text(),
  undici: async () => (await installed("undici").request(url, post)).body.text(),
  "node-fetch 2": async () => (await installed("node-fetch")(url, post)).text(),
  needle: async () => JSON.stringify((await installed("needle")("post", url, body, { headers })).body),
  superagent: async () => (await installed("superagent").post(url).set(headers).send(body)).text,
  worker: () =>
    new Promise((resolve, reject) => {
      const text = `fetch(${JSON.stringify(url)}, ${JSON.stringify(post)}).then((r) => r.text()).then((t) => require("node:worker_threads").parentPort.postMessage(t))`;
      new Worker(text, { eval: true }).on("message", resolve).on("error", reject);
    }),
  child: async () => execFileSync(process.execPath, again, { encoding: "utf8" }),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(await STYLES[process.argv[2]]());
  process.exit();
}
