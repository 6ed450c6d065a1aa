/** A bare node:http server in this process: reads JSON and writes a response of as many bytes as its argument says. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = JSON.stringify({ text: "x".repeat(Math.max(0, Number(process.argv[2]) - 11)) });
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(201, { "content-type": "application/json", "content-length": body.length }).end(body);
  });
}).listen(0, "127.0.0.1", () => process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
process.on("disconnect", () => process.exit());
