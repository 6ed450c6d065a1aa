/** A Fastify plugin that takes the service's events: `receive` is a router of @maksu/webhooks, `paths` are its paths. */
export async function webhooks(fastify, { receive, paths }) {
  // Within this plugin, bodies stay bytes: signatures cover those, and not what a parser makes of them.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 8_000_000 }, async (_request, body) => body);
  for (const path of paths) {
    fastify.all(path, async ({ raw, body = null }, reply) => {
      // The query as it came: `request.query` is decoded already. Only path and query matter, not the host.
      const url = new URL(raw.url, "https://shop.example.com");
      const response = await receive(new Request(url, { method: raw.method, headers: new Headers(raw.headers), body }));
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send(await response.text());
    });
  }
}
