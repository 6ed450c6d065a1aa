/** Tools for acts of customers, banks, providers and the service. */
import type { Operations } from "@maksu/sandbox/control";
import { inputOf, joined } from "../descriptions/input-schema.ts";
import { CallError, type Tool, text, without } from "./tool.ts";

/** Acts of a customer, by their ids. */
const CUSTOMER = ["pay", "stepUp", "addCard"] as const;

const outcomes = [...new Set(CUSTOMER.flatMap((act) => inputOf(act).properties["outcome"]?.enum ?? []))];

/** Lets the customer act. */
export const customer: Tool = {
  name: "customer",
  description:
    "Act as the customer: pay a payment or an order's token, pass or fail the 3DS step-up of a charge, or add a card at a form; returns where the browser goes.",
  input: joined(["id"], { act: { type: "string", enum: [...CUSTOMER] } }, ...CUSTOMER.map((act) => inputOf(act).properties), {
    outcome: { type: "string", enum: outcomes },
  }),
  async call(session, given) {
    const act = text(given, "act") ?? "pay";
    if (!CUSTOMER.includes(act as (typeof CUSTOMER)[number])) throw new CallError(`act: must be ${CUSTOMER.join(", ")}.`);
    return {
      sentence: "Done. what_happened shows the events that were sent.",
      data: await session.control(act as keyof Operations, without(given, "act")),
    };
  },
};

/** Lets banks and providers act. */
export const resolve: Tool = {
  name: "resolve",
  description:
    "Act as a bank or provider: confirm or decline a pending payment, end a refund that is under way, decide an order or its refund.",
  input: joined(["id", "act"], inputOf("resolve").properties),
  async call(session, given) {
    await session.control("resolve", given);
    return { sentence: `${String(given["act"])}: done. what_happened shows what followed.` };
  },
};

/** Settles, or pays a settlement out. */
export const settle: Tool = {
  name: "settle",
  description: "Settle what is open of an account now, or pay a settlement out, instead of waiting for its time.",
  input: joined([], inputOf("settle").properties, { settlement: { type: "string" } }),
  async call(session, given) {
    if (given["settlement"] === undefined) return { sentence: "Settled.", data: await session.control("settle", given) };
    if (given["account"] !== undefined) throw new CallError("settlement: pays that one out; leave account away.");
    return { sentence: "Paid out.", data: await session.control("payOut", given) };
  },
};

/** Sends an event again, or a forged one. */
export const sendEvent: Tool = {
  name: "send_event",
  description:
    "Send an event to the shop again, or with forgery a forged version of an event or of a payment's, which a right shop rejects (other order, encoding and additional parameter are genuine).",
  input: joined(["id"], inputOf("forgeEvent").properties),
  async call(session, given) {
    if (given["forgery"] !== undefined)
      return { sentence: "Sent. This is the shop's response.", data: await session.control("forgeEvent", given) };
    const sent = await session.control("resendEvent", { ...without(given, "id"), event: given["id"] });
    return { sentence: "Sent again.", data: sent };
  },
};

const FAULT_ACTS = { add: "addFault", list: "listFaults", clear: "clearFaults" } as const;

/** Adds, lists and clears rules of faults. */
export const faults: Tool = {
  name: "faults",
  description:
    "Add a rule for what goes wrong on purpose (lost responses, errors, late, doubled or lost events, declines), list the rules, or clear them.",
  input: joined(["act"], {
    act: { type: "string", enum: Object.keys(FAULT_ACTS) },
    rule: { type: "object", properties: inputOf("addFault").properties },
  }),
  async call(session, given) {
    const act = FAULT_ACTS[given["act"] as keyof typeof FAULT_ACTS];
    if (act === undefined) throw new CallError(`act: must be ${Object.keys(FAULT_ACTS).join(", ")}.`);
    const rule = given["rule"];
    if (act === "addFault" && (typeof rule !== "object" || rule === null))
      throw new CallError("rule: missing. Give it, such as { respond: { status: 500 }, times: 1 }.");
    const data = await session.control(act, { ...without(given, "act", "rule"), ...(act === "addFault" && (rule as object)) });
    return { sentence: act === "clearFaults" ? "No rule is left." : "These rules are on.", data };
  },
};
