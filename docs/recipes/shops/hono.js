/** The shop under Hono, whose requests and responses are those of fetch. */
import { nodeListener } from "@maksu/webhooks/node";
import { Hono } from "hono";
import { createServer } from "node:http";
import { createOrder, pay, paths, receive, refund, show } from "./shop.js";

const app = new Hono();
app.on(["GET", "POST"], paths, ({ req }) => receive(req.raw));
const sent = async ({ req }) => JSON.parse((await req.text()) || "{}");
const checkout = (context, { id, href }) => context.text(id, 303, { location: href });
app.post("/orders", async (context) => checkout(context, await createOrder(await sent(context))));
app.post("/orders/:id/pay", async (context) => checkout(context, await pay(context.req.param("id"))));
app.post("/orders/:id/refund", async (context) => context.json(await refund(context.req.param("id"), (await sent(context)).amount)));
app.get("/orders/:id", (context) => context.json(show(context.req.param("id"))));
app.onError(({ status = 500, message }, context) => context.text(message, status));
// Elsewhere, such as in Bun or Deno: export default app.
createServer(nodeListener(app.fetch)).listen(process.env.PORT, "127.0.0.1");
