/** Notices settings that do nothing: steps that never work, a tick without an effect, a state that is always the same, one reference for all orders. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ShopAct } from "../history/act.ts";
import type { ShopUnderTest } from "../play/shop-under-test.ts";
import { NotPlayable } from "../play/stage.ts";
import type { Look } from "../rules/look.ts";
import type { Service } from "../service/service.ts";
import type { Counts } from "./coverage.ts";
import { ENOUGH, type Gathered } from "./decide.ts";
import { type Call, printed } from "../shop/call.ts";
import type { ReadState } from "../shop/state.ts";

/** Ticks that get time for their effect to show. */
const PATIENT_TICKS = 5;

/** The shop, with a look at what its settings do. */
export interface Watched {
  readonly shop: ShopUnderTest;
  /** Returns what its settings were seen to do. */
  readonly shown: () => Pick<Gathered, "failed" | "looks">;
  /** How often each step of the shop ran, and failed, and what was seen of it. */
  readonly counts: () => Counts;
}

export function watched(service: Service, shop: ShopUnderTest): Watched {
  const failed = new Map<ShopAct, string>();
  const counts = new Map<string, number>();
  const count = (cell: string): void => void counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const counted =
    (name: ShopAct, call: Call): Call =>
    async (values) => {
      const result = await call(values);
      count(`step ${name}`);
      if (result.isDone) return result;
      count(`step ${name} failed`);
      const { reason = "failed", place } = result;
      failed.set(name, place === undefined ? reason : `${reason} at ${place}`);
      return result;
    };
  const references = new Map<string, number>();
  const create: Call = async (values) => {
    const result = await shop.create(values);
    const { reference } = result.isDone ? printed(result.text) : {};
    if (reference === undefined) return result;
    references.set(reference, (references.get(reference) ?? 0) + 1);
    if (references.size === 1 && references.get(reference) === ENOUGH)
      throw new NotPlayable(
        `create: printed the reference ${JSON.stringify(reference)} for each of ${ENOUGH} orders; each order has its own`,
      );
    return result;
  };
  const looks = new Set<string>();
  const seen = new Set<string>();
  const habits = { delivers: false, flags: false };
  const watch = (read: ReadState): ReadState => {
    const look = async (reference: string): Promise<Look> => {
      const now = await read(reference);
      if (looks.size < 2) looks.add(JSON.stringify(now));
      if (!seen.has(reference)) count("seen order");
      seen.add(reference);
      if (now.deliveries !== undefined) count("seen deliveries");
      habits.delivers ||= (now.deliveries ?? 0) > 0;
      habits.flags ||= now.state === "attention" && service.payments.filter(({ status }) => status === "ok").length > 1;
      if (service.payments.some(({ status }) => status === "ok")) count("seen money taken");
      return now;
    };
    return Object.assign(look, { [Symbol.dispose]: () => read[Symbol.dispose]() });
  };
  const state = shop.state && watch(shop.state);
  let ticks = 0;
  let hasEffect = false;
  const tickOf =
    (call: Call): Call =>
    async (values) => {
      if (hasEffect) return call(values);
      const look = async (): Promise<string> =>
        JSON.stringify(await shop.state?.(String(values["reference"])).catch(() => undefined)) + String(service.called);
      const before = await look();
      const result = await call(values);
      ticks += 1;
      for (const end = performance.now() + (ticks > PATIENT_TICKS ? 0 : shop.settle); ; await sleep(20)) {
        hasEffect = (await look()) !== before;
        if (hasEffect) count("seen effect of tick");
        if (hasEffect || performance.now() >= end) return result;
      }
    };
  const acts = Object.fromEntries(
    Object.entries(shop.acts).map(([name, call]) => {
      const own = counted(name as ShopAct, call);
      return [name, name === "tick" ? tickOf(own) : own];
    }),
  );
  return {
    shop: {
      ...shop,
      create,
      acts,
      ...(state && { state }),
      hasTicked: () => hasEffect,
      habits: () => habits,
      shown: {
        missed: 0,
        get orders() {
          return seen.size;
        },
      },
    },
    counts: () => Object.fromEntries(counts),
    shown: () => ({ failed: Object.fromEntries(failed), looks: [...looks] }),
  };
}
