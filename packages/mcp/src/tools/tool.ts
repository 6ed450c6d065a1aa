/** A tool, and a set of them. */
import { asData } from "../data/as-data.ts";
import type { InputSchema } from "../descriptions/input-schema.ts";
import { failureSentence } from "./failure.ts";
import type { Arguments, Session } from "./session.ts";

/** The context of a call, besides its arguments. */
export interface CallContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number, total: number) => void;
}

/** The outcome of a call: a sentence of ours, and data. */
export interface Outcome {
  readonly sentence: string;
  readonly data?: unknown;
}

/** A tool of the server. */
export interface Tool {
  readonly name: string;
  /** One sentence: when to use it, and what it does. */
  readonly description: string;
  readonly input: InputSchema;
  /** Whether it only looks. */
  readonly isReading?: boolean;
  readonly call: (session: Session, given: Arguments, context: CallContext) => Promise<Outcome>;
}

/** The result of a call, as the protocol has it. */
export interface ToolResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly isError?: true;
}

/** The tools of a server. */
export interface ToolSet {
  readonly definitions: readonly object[];
  readonly has: (name: string) => boolean;
  /** Calls a tool. Its failure is a result that says what to do. */
  readonly call: (name: string, given: Arguments, context: CallContext) => Promise<ToolResult>;
}

/** Makes a set of tools that share a session. */
export function toolSet(tools: readonly Tool[], session: Session): ToolSet {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    definitions: tools.map(({ name, description, input, isReading }) => ({
      name,
      description,
      inputSchema: input,
      ...(isReading && { annotations: { readOnlyHint: true } }),
    })),
    has: (name) => byName.has(name),
    async call(name, given, context) {
      const tool = byName.get(name) as Tool;
      try {
        requireKnown(tool, given);
        const { sentence, data } = await tool.call(session, given, context);
        return { content: [{ type: "text", text: data === undefined ? sentence : `${sentence}\n${asData(data)}` }] };
      } catch (error) {
        return { content: [{ type: "text", text: failureSentence(error) }], isError: true };
      }
    },
  };
}

/** A call that can't be carried out as it is. The message says what to do. */
export class CallError extends Error {
  override readonly name = "CallError";
}

function requireKnown({ input: { properties, required = [] } }: Tool, given: Arguments): void {
  const names = Object.keys(properties);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new CallError(`${JSON.stringify(name.slice(0, 60))}: unknown argument. There are ${names.join(", ")}.`);
  for (const name of required) if (given[name] === undefined) throw new CallError(`${name}: missing. Give it.`);
}

/** A text among the arguments. */
export function text(given: Arguments, name: string): string | undefined {
  const value = given[name];
  if (value === undefined || typeof value === "string") return value;
  throw new CallError(`${name}: must be a string, not ${typeof value}.`);
}

/** An object among the arguments. */
export function record(given: Arguments, name: string): Readonly<Record<string, unknown>> | undefined {
  const value = given[name];
  if (value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value)))
    return value as Record<string, unknown>;
  throw new CallError(`${name}: must be an object.`);
}

/** The arguments without some of them. */
export const without = (given: Arguments, ...names: readonly string[]): Arguments =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
