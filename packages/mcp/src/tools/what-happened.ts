/** The tool `what_happened`: the past of a world. */
import type { Operations, SandboxEvent } from "@maksu/sandbox/control";
import { joined } from "../descriptions/input-schema.ts";
import { CallError, text, type Tool } from "./tool.ts";

const LISTS = {
  transitions: "transitions",
  events: "listEvents",
  requests: "listRequests",
  rejected: "rejectedRequests",
  emails: "listOutbox",
  orders: "listOrders",
} as const satisfies Readonly<Record<string, keyof Operations>>;

type About = keyof typeof LISTS;

/** The newest of a list, the newest first, with what mentions an id alone. */
function newest(list: readonly unknown[], id: string | undefined): readonly unknown[] {
  const mentioned = id === undefined ? list : list.filter((each) => JSON.stringify(each).includes(JSON.stringify(id).slice(1, -1)));
  return mentioned.toReversed();
}

/** Shows a world's past. */
export const whatHappened: Tool = {
  name: "what_happened",
  description:
    "See what became of payments, refunds and cards, and why: without arguments what needs a look, with about one kind, with id what mentions it, newest first.",
  input: joined([], { about: { type: "string", enum: Object.keys(LISTS) }, id: { type: "string" } }),
  isReading: true,
  async call(session, given) {
    const about = text(given, "about") as About | undefined;
    const id = text(given, "id");
    if (about !== undefined && !Object.hasOwn(LISTS, about)) throw new CallError(`about: must be ${Object.keys(LISTS).join(", ")}.`);
    const list = async (name: About): Promise<readonly unknown[]> =>
      newest((await session.control(LISTS[name], given)) as readonly unknown[], id);
    if (about !== undefined) {
      const found = await list(about);
      return { sentence: `${found.length} of ${about}${id === undefined ? "" : " with that id"}.`, data: found };
    }
    const [transitions, events, rejected] = await Promise.all([list("transitions"), list("events"), list("rejected")]);
    const isOpen = (event: unknown): boolean => !(event as SandboxEvent).acknowledged;
    const waiting = id === undefined ? events.filter(isOpen) : events;
    const wait = id === undefined ? "not acknowledged by the shop" : "with that id";
    return {
      sentence: `${transitions.length} transitions, ${waiting.length} events ${wait}, ${rejected.length} rejected requests.`,
      data: { transitions, events: waiting, rejected },
    };
  },
};
