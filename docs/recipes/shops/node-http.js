/** The shop under node:http. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { nodeListener } from "@maksu/webhooks/node";
import { createOrder, pay, paths, receive, refund, show } from "./shop.js";

const events = nodeListener(receive);
const checkout = ({ id, href }) => ({ status: 303, headers: { location: href }, sent: id });
const page = (order) => ({ status: 200, headers: { "content-type": "application/json" }, sent: JSON.stringify(order) });

async function route(request) {
  const [, resource, id, act] = request.url.split("/");
  if (resource !== "orders") return { status: 404 };
  if (request.method === "GET") return page(show(id));
  const { amount, ...order } = JSON.parse((await text(request)) || "{}");
  if (!id) return checkout(await createOrder(order));
  return act === "refund" ? page(await refund(id, amount)) : checkout(await pay(id));
}
const failed = ({ status = 500, message }) => ({ status, sent: message });

createServer(async (request, response) => {
  if (paths.includes(request.url.split("?", 1)[0])) return events(request, response);
  const { status, headers, sent } = await route(request).catch(failed);
  response.writeHead(status, headers).end(sent);
}).listen(process.env.PORT, "127.0.0.1");
