/** The shop under Express. */
import { nodeListener } from "@maksu/webhooks/node";
import express from "express";
import { createOrder, pay, paths, receive, refund, show } from "./shop.js";

const app = express();
// Before any parser: signatures cover what was sent. At these paths alone: the listener never calls next().
app.use(paths, nodeListener(receive));
app.use(express.json());
const checkout = (response, { id, href }) => response.status(303).location(href).send(id);
app.post("/orders", async ({ body }, response) => checkout(response, await createOrder(body)));
app.post("/orders/:id/pay", async ({ params }, response) => checkout(response, await pay(params.id)));
app.post("/orders/:id/refund", async ({ params, body }, response) => response.json(await refund(params.id, body?.amount)));
app.get("/orders/:id", ({ params }, response) => response.json(show(params.id)));
app.listen(process.env.PORT, "127.0.0.1");
