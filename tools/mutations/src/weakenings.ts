/** Protections that are taken away: a test of the hostile suite (`npm run long -- hostile`) must fail in the row that is about it. */
import type { Check, Mutation } from "./check.ts";

const tests = (at: string, file: string, ...says: Check["says"]): Check => ({ name: "tests", at: `packages/${at}`, file, says });

const access = (...says: Check["says"]): Check => tests("contract-tests", "src/access/access.test.ts", ...says);
const front = "packages/service-front/src";
const sandbox = "packages/sandbox/src";
const markup = "packages/markup/src/html.ts";

export const weakenings: readonly Mutation[] = [
  {
    name: "no Host is foreign",
    file: `${front}/access/access.ts`,
    find: 'if (host !== null && !isKnown(host)) return "foreign-host";',
    replace: "",
    caughtBy: access("FAIL…each hostile Host is rejected"),
  },
  {
    name: "a page of another site controls the server",
    file: `${front}/access/access.ts`,
    find: 'if (kind === "control" && !isOwnOrigin(headers, publicUrl)) return "foreign-origin";',
    replace: "",
    caughtBy: access("FAIL…a page of another site may not ask"),
  },
  {
    name: "other machines need no token",
    file: `${front}/access/access.ts`,
    find: '? undefined : "control-off";',
    replace: "? undefined : undefined;",
    caughtBy: access("FAIL…both servers treat"),
  },
  {
    name: "any token is the control token",
    file: `${front}/access/access.ts`,
    find: 'return isGiven ? undefined : "token-required";',
    replace: 'return isGiven || authorization !== "" ? undefined : "token-required";',
    caughtBy: access("FAIL…both servers treat"),
  },
  {
    name: "a Host may have a user",
    file: `${front}/ground/host-name.ts`,
    find: "HOST.exec(text) ?? []",
    replace: 'HOST.exec(text.replace(/^.*@/, "")) ?? []',
    caughtBy: tests("service-front", "src/ground/host-name.test.ts", "FAIL…evil.example@127.0.0.1"),
  },
  {
    name: "events follow redirects",
    file: `${front}/deliveries/deliver.ts`,
    find: "  const received = Object.entries(response.headers)",
    replace: `  const { location } = response.headers;
  if (location !== undefined) return responseTo(new Request(new URL(location, url), { headers }), body, signal, limit);
  const received = Object.entries(response.headers)`,
    caughtBy: tests("service-front", "src/deliveries/deliver.test.ts", "FAIL…deliver does not follow a redirect"),
  },
  {
    name: "events go to hosts that look like this machine",
    file: `${front}/ground/merchant-url.ts`,
    find: "return isLoopbackName(hostname) ||",
    replace: 'return isLoopbackName(hostname) || hostname.startsWith("localhost") ||',
    caughtBy: tests("service-front", "src/ground/merchant-url.test.ts", "FAIL"),
  },
  {
    name: "a URL with a password is requested",
    file: `${front}/ground/merchant-url.ts`,
    find: 'return hasUser(read) ? { fault: "the URL has a user name or a password" } : { url };',
    replace: "return { url };",
    caughtBy: tests("service-front", "src/ground/merchant-url.test.ts", "FAIL"),
  },
  {
    name: "signatures are kept in the log of requests",
    file: `${front}/request-log/masked.ts`,
    find: "authorization|cookie|signature|",
    replace: "authorization|cookie|",
    caughtBy: tests("mock-server", "test/suites/requests.test.ts", "FAIL"),
  },
  {
    name: "a text of a page is not escaped",
    file: markup,
    find: 'return escaped(place === "url" ? linkable(String(value)) : String(value));',
    replace: 'return place === "text" ? String(value) : escaped(place === "url" ? linkable(String(value)) : String(value));',
    caughtBy: tests("markup", "src/html.test.ts", "FAIL"),
  },
  {
    name: "a link runs script",
    file: markup,
    find: '/^[?#]/.test(url) ? url : "#";',
    replace: "/^[?#]/.test(url) ? url : url;",
    caughtBy: tests("markup", "src/html.test.ts", "FAIL"),
  },
  {
    name: "a form needs no token of its page",
    file: `${sandbox}/pages/form-token.ts`,
    find: "return given.length === expected.length && timingSafeEqual(given, expected);",
    replace: "return given.length === expected.length || timingSafeEqual(expected, expected);",
    caughtBy: tests("sandbox", "test/suites/pages/page-security.test.ts", "FAIL…that is forged changes nothing"),
  },
  {
    name: "pages may load what they like",
    file: `${sandbox}/pages/page-response.ts`,
    find: "default-src 'none'",
    replace: "default-src *",
    caughtBy: tests("sandbox", "test/suites/pages/page-security.test.ts", "FAIL…strict policy"),
  },
  {
    name: "a filter is a part of its SQL",
    file: `${sandbox}/store/sql-search.ts`,
    find: "status !== undefined && `status = ${value(idText(status))}`,",
    replace: "status !== undefined && `status = '${status}'`,",
    caughtBy: tests("sandbox", "src/store/file/file-store.test.ts", "FAIL…takes SQL in a filter as text"),
  },
  {
    name: "the front serves every name",
    file: `${sandbox}/front/front.ts`,
    find: 'use(own(name) === undefined ? new Error("not a host of the service") : null)',
    replace: "use(name === undefined ? new Error() : null)",
    caughtBy: tests("sandbox", "test/suites/front.test.ts", "FAIL…no other host is served"),
  },
  {
    name: "a handshake that breaks ends the front",
    file: `${sandbox}/front/front.ts`,
    find: "&& servername)) onDistrusted();",
    replace: "&& servername)) onDistrusted();\n    else server.close();",
    caughtBy: tests("sandbox", "test/suites/front.test.ts", "FAIL…malformed TLS"),
  },
  {
    name: "a style of connecting leads to the real service",
    file: `${sandbox}/redirect/connection.ts`,
    find: "const given: ConnectOptions = isOptions ? first : { port: first, host: others[0] };",
    replace: "if (!isOptions) return { args, isOurs: true };\n  const given: ConnectOptions = first;",
    caughtBy: tests("sandbox", "src/redirect/connection.test.ts", "FAIL"),
  },
];
