/** The act of a form elsewhere: as a command, as a request to the control API, and in a test. */
import { html, type Html } from "@maksu/markup";
import { actTable } from "../../../acts/generated/table.ts";
import { commandOperations } from "../../../generated/commands.ts";
import { commandLine, wordOf } from "../../../input/command-line.ts";
import { code } from "../components.ts";
import type { Call, Operation } from "../forms.ts";

/** The sandbox as a program reaches it. */
export interface Reached {
  readonly origin: string;
  /** Whether it takes requests with its control token alone. */
  readonly isGuarded: boolean;
}

/** Shows an act, which was not carried out. */
export const asCode = (operation: Operation, call: Call, reached: Reached): Html =>
  html`<section class="as-code" role="status" aria-label="The same act as code" tabindex="-1" autofocus>
<p class="soft">Nothing was changed: this is what the form would do.</p>
<h3>Command</h3>${code(commandLine(operation, call, reached.origin))}
<h3>Control API</h3>${code(curlOf(operation, call, reached))}
<h3>Test</h3>${code(methodCall(operation, call))}</section>`;

/** Whether an operation's body is a file for its command, and for others a value of its own. */
function takesFile(operation: Operation): boolean {
  const { act } = commandOperations[operation];
  return "text" in act && act.text === "file";
}

/** Writes the request as curl. */
export function curlOf(operation: Operation, { path, body }: Call, { origin, isGuarded }: Reached): string {
  const { method, path: template } = commandOperations[operation];
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(path[name] ?? ""));
  const sent = takesFile(operation) ? "@FILE" : JSON.stringify(body);
  return [
    `curl -X ${method} ${wordOf(origin + address)}`,
    ...(isGuarded ? [`  -H "Authorization: Bearer $MAKSU_SANDBOX_TOKEN"`] : []),
    ...(body === undefined ? [] : ["  -H 'Content-Type: application/json'", `  --data-binary ${wordOf(sent)}`]),
  ].join(" \\\n");
}

/** Writes the call of the world's method. */
export function methodCall(operation: Operation, { path, body = {} }: Call): string {
  const own = { ...(body as Readonly<Record<string, unknown>>) };
  if (operation === "createWorld") return `const world = await sandbox.world(${literal(own)});`;
  const { arguments: names, ...entry } = actTable[operation];
  const values = names.map((each) => {
    const [place, name = ""] = each.split(".");
    if (place === "path") return path[name];
    if (place === "rest")
      return takesFile(operation) ? operation : Object.fromEntries(Object.entries(own).filter(([key]) => !isTaken(names, key)));
    return own[name];
  });
  const isEmpty = (value: unknown): boolean => value === undefined || JSON.stringify(value) === "{}";
  while (values.length > 0 && isEmpty(values.at(-1))) values.pop();
  const written = values.map((value, index) => (takesFile(operation) && names[index] === "rest" ? String(value) : literal(value)));
  return `await world.${"group" in entry ? `${entry.group}.` : ""}${entry.name}(${written.join(", ")});`;
}

const isTaken = (names: readonly string[], key: string): boolean => names.includes(`body.${key}`);

/** A value as JavaScript writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).map(
    ([key, each]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${literal(each)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
