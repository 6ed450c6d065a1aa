import { once } from "node:events";
import { expect, test } from "vitest";
import { createClock } from "../ground/clock.ts";
import { EXAMPLE_SERVER } from "../../test/example-server.ts";
import { createDeliveries, MOST_WAITING } from "./deliveries.ts";
import type { Delivery } from "./deliver.ts";

test("createDeliveries drops the oldest of too many unacknowledged events, with a warning", async () => {
  const clock = createClock();
  const deliveries = createDeliveries(EXAMPLE_SERVER, clock);
  const warned = once(process, "warning");
  const send = async (index: number): Promise<Delivery> =>
    deliveries.send({ request: new Request(`http://127.0.0.1:9/${index}`), retryHours: [1] });
  await send(0);
  await Promise.all(Array.from({ length: MOST_WAITING }, (_, index) => send(index + 1)));
  expect(await warned).toMatchObject([{ name: "ExampleServerWarning", message: expect.stringContaining(`${MOST_WAITING}`) }]);
  clock.moveForward(3600);
  const sent = await deliveries.sendDue();
  expect(sent).toHaveLength(MOST_WAITING);
  expect(sent.map(({ sent: { url } }) => url)).not.toContain("http://127.0.0.1:9/0");
  deliveries.close();
});
