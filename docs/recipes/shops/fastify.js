/** The shop under Fastify. */
import Fastify from "fastify";
import { createOrder, pay, paths, receive, refund, show } from "./shop.js";

const app = Fastify();
for (const path of paths)
  app.get(path, async ({ raw }, reply) => {
    // The query as it came: `request.query` is decoded already. Only path and query matter, not the host.
    const response = await receive(new Request(new URL(raw.url, "https://shop.example.com"), { headers: new Headers(raw.headers) }));
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
const checkout = (reply, { id, href }) => reply.code(303).header("location", href).send(id);
app.post("/orders", async ({ body }, reply) => checkout(reply, await createOrder(body)));
app.post("/orders/:id/pay", async ({ params }, reply) => checkout(reply, await pay(params.id)));
app.post("/orders/:id/refund", async ({ params, body }) => refund(params.id, body?.amount));
app.get("/orders/:id", async ({ params }) => show(params.id));
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
