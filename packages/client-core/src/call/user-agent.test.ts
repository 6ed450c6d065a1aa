import { describe, expect, it } from "vitest";
import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { thingsClient } from "../../test/things-client.ts";
import { userAgentOf } from "./user-agent.ts";

describe("userAgentOf", () => {
  it.each([
    [{ process: { versions: { node: "20.19.5", v8: "11" } } }, "node/20"],
    [{ process: { versions: { node: "24.3.0", bun: "1.4.5" } } }, "bun/1"],
    [{ process: { versions: { node: "24.3.0", deno: "2.9.6" } } }, "deno/2"],
    [{ process: {}, navigator: { userAgent: "Cloudflare-Workers" } }, "workerd"],
  ])("names the runtime %j", (runtime, name) => {
    expect(userAgentOf(undefined, "maksu-payment-client/1.2.3", runtime)).toBe(`maksu-payment-client/1.2.3 ${name}`);
  });

  it.each([{}, { navigator: { userAgent: "Mozilla/5.0" } }, { process: { versions: {} } }])("is undefined in a browser: %j", (runtime) => {
    expect(userAgentOf("shop/1.2", "maksu-payment-client/1.2.3", runtime)).toBeUndefined();
  });

  it("has the caller's product first", () => {
    expect(userAgentOf("shop/1.2", "client/3", { process: { versions: { node: "22.1.0" } } })).toBe("shop/1.2 client/3 node/22");
  });
});

describe("a request's User-Agent", () => {
  const NODE = `node/${process.versions.node.replace(/\..*$/, "")}`;
  const listed = () => serverForTest((response) => json(response, 200, []));

  it("names product, client and runtime, for methods and for http", async () => {
    const { origin, received } = await listed();
    const client = thingsClient(origin, { userAgent: "shop/1.2", product: "maksu-things/3" });
    await client.listThings();
    await client.http.GET("/things");
    const agents = received.map(({ headers }) => headers["user-agent"]);
    expect(agents).toStrictEqual([`shop/1.2 maksu-things/3 ${NODE}`, `shop/1.2 maksu-things/3 ${NODE}`]);
  });

  it("can be replaced for a call", async () => {
    const { origin, received } = await listed();
    const client = thingsClient(origin, { product: "maksu-things/3" });
    await client.listThings({}, { headers: { "User-Agent": "probe/1" } });
    await client.http.GET("/things", { headers: { "user-agent": "probe/2" } });
    expect(received.map(({ headers }) => headers["user-agent"])).toStrictEqual(["probe/1", "probe/2"]);
  });

  it("can't hold a line break", () => {
    expect(() => thingsClient("http://localhost:1", { userAgent: "shop\r\nx: 1" })).toThrow(
      expect.objectContaining({ code: "header-value-invalid" }),
    );
  });
});
