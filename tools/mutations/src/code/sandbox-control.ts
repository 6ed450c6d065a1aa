/** Mistakes in the sandbox's control API: who may use it, what it takes, what it does. */
import type { Mutation } from "../mutation.ts";
import { inFile } from "./in-file.ts";

const control = "packages/sandbox/src/control";
const rule = "packages/service-front/src/access/access.ts";
const access = (title: string) => ["control/http/access.test.ts", title] as const;
const hostile = (title: string) => ["control/http/hostile.test.ts", title] as const;
const calls = (title: string) => ["control/control.test.ts", title] as const;

export const sandboxControlMutations: readonly Mutation[] = [
  ...inFile(rule, access("names another host"), {
    name: "control: a rebound name is taken",
    find: 'if (host !== null && !isKnown(host)) return "foreign-host";',
    replace: 'if (host === "") return "foreign-host";',
  }),
  ...inFile(rule, access("comes from another port of this machine"), {
    name: "control: any page of this machine may use it",
    find: "origin === new URL(`${scheme}://${host}`).origin",
    replace: "new URL(origin).hostname === new URL(`${scheme}://${host}`).hostname",
  }),
  ...inFile(rule, access("has the token and more"), {
    name: "control: the beginning of the token is compared alone",
    find: "isEqual(authorization, `Bearer ${controlToken}`)",
    replace: "authorization.startsWith(`Bearer ${controlToken}`)",
  }),
  ...inFile(rule, access("takes no request without a control token"), {
    name: "control: a sandbox for other machines needs no token",
    find: "const isLocal = isLoopbackName(address);",
    replace: "const isLocal = address !== undefined;",
  }),
  ...inFile("packages/sandbox/src/http/sandbox-handle.ts", access("before anything else"), {
    name: "control: operations need no access",
    find: "const kind = kindOf(request.path);",
    replace: 'const kind = "health" as PathKind;',
  }),
  ...inFile(`${control}/http/read-input.ts`, hostile("JSON as text"), {
    name: "control: JSON of any media type is taken",
    find: 'if (mediaType.trim().toLowerCase() !== "application/json")',
    replace: 'if (mediaType === "")',
  }),
  ...inFile(`${control}/http/read-input.ts`, hostile("a parameter in the query"), {
    name: "control: unknown parameters are ignored",
    find: "if (unknown !== undefined)",
    replace: "if (unknown === null)",
  }),
  ...inFile("packages/sandbox/src/world/snapshots/content.ts", calls("a reset world is as it was created"), {
    name: "control: a reset leaves the events",
    find: 'event: { indexes: ["world"]',
    replace: "event: { indexes: []",
  }),
  ...inFile("packages/sandbox/src/acts/resend.ts", calls("are sent again, with a new attempt"), {
    name: "control: an event that was acknowledged is not sent again",
    find: '{ ...body, state: "waiting" }',
    replace: "body",
  }),
];
