/** Mistakes in the sandbox's control API: who may use it, what it takes, what it does. */
import type { Mutation } from "../mutation.ts";
import { inFile } from "./in-file.ts";

const control = "packages/sandbox/src/control";
const access = (title: string) => ["control/http/access.test.ts", title] as const;
const hostile = (title: string) => ["control/http/hostile.test.ts", title] as const;
const calls = (title: string) => ["control/control.test.ts", title] as const;

export const sandboxControlMutations: readonly Mutation[] = [
  ...inFile(`${control}/http/access.ts`, access("names another host"), {
    name: "control: a rebound name is taken",
    find: "if (host !== null && !isLoopbackHost(host) && !isHostOf(host, publicAddress))",
    replace: "if (host === undefined)",
  }),
  ...inFile(`${control}/http/access.ts`, access("comes from another port of this machine"), {
    name: "control: any page of this machine may use it",
    find: "origin !== originOf(host))",
    replace: "!isLoopbackHost(new URL(origin).host))",
  }),
  ...inFile(`${control}/http/access.ts`, access("has the token and more"), {
    name: "control: the beginning of the token is compared alone",
    find: 'isEqual(headers.get("authorization") ?? "", `Bearer ${controlToken}`)',
    replace: '(headers.get("authorization") ?? "").startsWith(`Bearer ${controlToken}`)',
  }),
  ...inFile(`${control}/http/access.ts`, access("takes no request without a control token"), {
    name: "control: a sandbox for other machines needs no token",
    find: "if (isLocal(host, address)) return;",
    replace: "if (address) return;",
  }),
  ...inFile(`${control}/http/create-control.ts`, access("before anything else"), {
    name: "control: operations need no access",
    find: 'if (id !== "getHealth") requireAccess',
    replace: 'if (id === "getHealth") requireAccess',
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
  ...inFile("packages/sandbox/src/api/resend.ts", calls("are sent again, with a new attempt"), {
    name: "control: an event that was acknowledged is not sent again",
    find: '{ ...body, state: "waiting" }',
    replace: "body",
  }),
];
