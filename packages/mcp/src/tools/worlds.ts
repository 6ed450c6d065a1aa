import type { AdvanceClockResult, World } from "@maksu/sandbox/control";
import { resolve, type Schema } from "@maksu/openapi";
import { inputOf, joined } from "../descriptions/input-schema.ts";
import { controlOperation, jsonBody } from "../descriptions/descriptions.ts";
import type { Tool } from "./tool.ts";

const { name, clock } = inputOf("createWorld").properties;

/** Makes a world. */
export const createWorld: Tool = {
  name: "create_world",
  description:
    "Make a world with merchants, ids and a clock (running, frozen, or a time) of its own, and get its test credentials and the base URL for a shop.",
  // Settings are many: the response to a wrong name or value has those that there are, and `look_up` has them.
  input: { type: "object", properties: { ...(name && { name }), ...(clock && { clock }), settings: { type: "object" } } },
  async call(session, given) {
    const world = (await session.control("createWorld", given)) as World;
    return {
      sentence: `World ${world.name} is at ${session.url}: pass it as world, and configure the shop with these test credentials.`,
      data: world,
    };
  },
};

/** Advances a clock. */
export const advanceTime: Tool = {
  name: "advance_time",
  description: "Advance a world's clock, and get what fell due on the way: retries, expiries, settlements.",
  input: joined([], inputOf("advanceClock").properties),
  async call(session, given) {
    const { now, happened } = (await session.control("advanceClock", given)) as AdvanceClockResult;
    return { sentence: `It is ${now}; ${happened.length} things happened.`, data: happened };
  },
};

/** The settings that a world may have, for `look_up`. */
export function settingNames(): Readonly<Record<string, Schema>> {
  const described = controlOperation("configure");
  return (resolve<Schema>(described.document, jsonBody(described)?.schema).value.properties ?? {}) as Readonly<Record<string, Schema>>;
}
