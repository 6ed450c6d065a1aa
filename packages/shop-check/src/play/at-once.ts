/** Lets events of an order arrive within a millisecond: by the check's own way, as the service's would take longer than a customer's. */
import { isTaken } from "../rules/breaches.ts";
import type { Stage } from "./stage.ts";
import { withFaults } from "./possible.ts";

/** Runs something, and withholds the order's payment events meanwhile. Resolves to its result and the ids of those events. */
export async function withheld<Result>(
  stage: Stage,
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly ids: readonly string[] }> {
  const { world } = stage.service;
  const { callbackRetry = [] } = await world.settings();
  await world.configure({ callbackRetry: [] });
  try {
    return await withFaults(stage, [{ match: { event: "paymentCallback" }, drop: true }], async () => {
      const given = new Set(await idsOf(stage, "given up"));
      const result = await run();
      for (const id of await idsOf(stage, "waiting")) await world.events.resend(id);
      return { result, ids: (await idsOf(stage, "given up")).filter((id) => !given.has(id)) };
    });
  } finally {
    await world.configure({ callbackRetry });
  }
}

const idsOf = async (stage: Stage, wanted: "waiting" | "given up"): Promise<readonly string[]> =>
  (await stage.service.world.events.list())
    .filter(({ about, state }) => state === wanted && stage.order.payments.some((payment) => payment.id === about))
    .map(({ id }) => id);

/** Sends what was withheld at once, a single event twice. As the service does, it sends again what the shop has not acknowledged. */
export async function atOnce(stage: Stage, ids: readonly string[]): Promise<readonly Promise<void>[]> {
  const events = (await stage.service.world.events.list()).filter(({ id }) => ids.includes(id));
  return events.map(async ({ id, url, about }) => {
    const sent = await Promise.all((events.length === 1 ? [url, url] : [url]).map((each) => stage.visit(each, "paymentCallback", about)));
    if (!sent.some(isTaken)) await stage.service.during(() => stage.service.world.events.resend(id));
  });
}
