/** The parts that the tools of a server share: a sandbox, and the shop that was named at the start. */
import { type ControlClientOptions, createControlClient, type Operations } from "@maksu/sandbox/control";
import { controlOperation } from "../descriptions/descriptions.ts";

/** The arguments of a call: checked by name and type, the rest is checked by who takes them. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The parts that tools share: the sandbox of the server, and the shop. */
export interface Session {
  readonly url: string;
  /** Carries out an operation of the control API. What its path names is taken out of the body. */
  readonly control: (id: keyof Operations, given?: Arguments) => Promise<unknown>;
  /** The shop's command; empty without one. */
  readonly shop: readonly string[];
}

/** Makes a session with a sandbox that runs. */
export function createSession(options: ControlClientOptions, shop: readonly string[]): Session {
  const client = createControlClient(options) as unknown as Readonly<
    Record<string, (input: { readonly path: Readonly<Record<string, string>>; readonly body?: unknown }) => Promise<unknown>>
  >;
  return {
    url: options.url.replace(/\/$/, ""),
    shop,
    control(id, given = {}) {
      const { path: template, operation } = controlOperation(id);
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const path = Object.fromEntries(names.map((name) => [name, String(given[name] ?? (name === "world" ? "default" : ""))]));
      const body = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name) && name !== "world"));
      return (client[id] as (typeof client)[string])({ path, ...(operation.requestBody && { body }) });
    },
  };
}
