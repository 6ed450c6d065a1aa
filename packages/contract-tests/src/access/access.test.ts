/** The mock server and the sandbox reject the same requests in the same way, whatever their path is for, over a socket and without one. */
import { startMockServer } from "@maksu/mock-server";
import { startSandbox } from "@maksu/sandbox";
import { sendRawForResponse } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The options that both servers have. */
interface Options {
  readonly host?: string;
  readonly allowedHosts?: readonly string[];
  readonly controlToken?: string;
}

/** A path of each kind, in the servers that have one. */
interface Path {
  readonly what: string;
  readonly method: string;
  readonly mock?: string;
  readonly sandbox: string;
}

const SERVICE: readonly Path[] = [
  { what: "an operation of the API", method: "GET", mock: "/settlements", sandbox: "/settlements" },
  { what: "an operation of the API that writes", method: "POST", mock: "/payments", sandbox: "/payments" },
  { what: "a path that the API does not have", method: "GET", mock: "/nothing", sandbox: "/nothing" },
  { what: "a page of the customer", method: "GET", sandbox: "/terms" },
  { what: "a payment's page", method: "POST", sandbox: "/pay/unknown/nordea/submit" },
  { what: "a file of the pages", method: "GET", sandbox: "/style.css" },
];

const CONTROL: readonly Path[] = [
  { what: "the log of requests", method: "GET", mock: "/_mock/requests", sandbox: "/_sandbox/worlds/default/requests" },
  {
    what: "a trigger of events",
    method: "POST",
    mock: "/_mock/events/paymentCallback",
    sandbox: "/_sandbox/worlds/default/events/x/resend",
  },
  { what: "the clock", method: "POST", mock: "/_mock/clock", sandbox: "/_sandbox/worlds/default/clock" },
  { what: "a reset", method: "POST", mock: "/_mock/reset", sandbox: "/_sandbox/worlds/default/reset" },
  { what: "a response to set", method: "POST", mock: "/_mock/responses/createPayment", sandbox: "/_sandbox/worlds" },
  { what: "a path that no control has", method: "GET", mock: "/_mock/nothing", sandbox: "/_sandbox/nothing" },
];

const DASHBOARD: readonly Path[] = [
  { what: "the dashboard", method: "GET", sandbox: "/_sandbox/ui/default/" },
  { what: "a form of the dashboard", method: "POST", sandbox: "/_sandbox/ui/default/clock" },
  { what: "the dashboard's script", method: "GET", sandbox: "/_sandbox/ui/live.js" },
];

const HEALTH: readonly Path[] = [{ what: "health", method: "GET", mock: "/_mock/health", sandbox: "/_sandbox/health" }];

/** The result for a request: the status and the body of its rejection by this rule; undefined for one that the rule lets pass. */
type Rejected = { readonly status: number; readonly body: string } | undefined;

interface Servers {
  readonly mock: Awaited<ReturnType<typeof startMockServer<"payment">>>;
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
}

const CODES: ReadonlySet<unknown> = new Set(["foreign-host", "foreign-origin", "control-off", "token-required"]);
/** The responses of the dashboard, and of the HTTP front. */
const IN_TEXT =
  /^(Host must be|the sandbox is reached by other|The password is the control token|the request target must be|the Host header is missing)/;

function rejectedIn(status: number, body: string): Rejected {
  if (IN_TEXT.test(body)) return { status, body };
  try {
    const { code } = JSON.parse(body) as { readonly code?: string };
    return CODES.has(code) ? { status, body } : undefined;
  } catch {
    return undefined;
  }
}

/** Sends header lines as they are. */
async function sendLines(url: string, method: string, target: string, lines: readonly string[], version = "1.1"): Promise<Rejected> {
  const head = [`${method} ${target} HTTP/${version}`, ...lines, "connection: close", "content-length: 0", "", ""].join("\r\n");
  const { outcome, body } = await sendRawForResponse(url, { pieces: [Buffer.from(head, "latin1")] }, 8000);
  expect(outcome).toBeTypeOf("number");
  return rejectedIn(Number(outcome), body);
}

/** The code of a rejection, without what the server calls itself. */
const codeIn = (rejected: Rejected): string | undefined => {
  if (rejected === undefined) return undefined;
  return rejected.body.startsWith("{") ? (JSON.parse(rejected.body) as { code: string }).code : String(rejected.status);
};

const namesLeftOut = (rejected: Rejected): Rejected =>
  rejected && { ...rejected, body: rejected.body.replace(/the (mock server|sandbox) is reached/, "the server is reached") };

const startBoth = async (options: Options, listens: boolean): Promise<Servers> => {
  const [mock, sandbox] = await Promise.all([
    startMockServer({ apis: ["payment"], ...options, ...(!listens && { ports: false }) }),
    startSandbox({ ...options, ...(!listens && { port: false }) }),
  ]);
  return { mock, sandbox };
};

/** `Host`s that name nobody, or another machine. */
const HOSTILE_HOSTS: readonly string[] = [
  "evil.example",
  "evil.example:4010",
  "evil.example@127.0.0.1",
  "127.0.0.1@evil.example",
  "user:hush@localhost",
  "@127.0.0.1",
  "127.0.0.1#x",
  "127.0.0.1#.evil.example",
  "127.0.0.1\\x",
  "127.0.0.1\\.evil.example",
  "127.0.0.1/x",
  "127.0.0.1?x",
  "127.0.0.1 evil.example",
  "127.0.0.1, evil.example",
  "evil.example, 127.0.0.1",
  "127.0.0.1,127.0.0.1",
  "127.0.0.1;x",
  "127.0.0.1:",
  "127.0.0.1:x",
  "127.0.0.1:-1",
  "127.0.0.1:65536",
  "127.0.0.1:4010:4010",
  "127.0.0.1:4010x",
  "127.0.0.1.",
  "localhost.",
  "localhost.:4010",
  "localhost..",
  ".localhost",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "127.0.0.1.nip.io",
  "localtest.me",
  "notlocalhost",
  "x.localhost",
  "local%68ost",
  "127.0.0.1%00",
  "%31%32%37.0.0.1",
  "127.1",
  "127.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "0177.0.0.1",
  "127.000.000.001",
  "127.0.0.256",
  "0.0.0.0",
  "10.0.0.1",
  "192.0.2.1:4010",
  "169.254.169.254",
  "::1",
  "[::]",
  "[::2]",
  "[::1",
  "::1]",
  "[::1]x",
  "[::1].evil.example",
  "[::1%lo]",
  "[::1%25lo]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[fe80::1]",
  "[127.0.0.1]",
  "[localhost]",
  "http://127.0.0.1",
  "//127.0.0.1",
  "*",
  "-",
  "null",
  "\u00B9\u00B2\u00B7.0.0.1",
  "loc\u00E0lhost",
];

const OWN_HOSTS = [
  "127.0.0.1",
  "127.0.0.1:4010",
  "127.1.2.3",
  "localhost",
  "LocalHost:1",
  "[::1]",
  "[::1]:4010",
  "[0:0:0:0:0:0:0:1]",
  " 127.0.0.1 ",
];

describe("over a socket", () => {
  let servers: Servers;
  beforeAll(async () => void (servers = await startBoth({}, true)));
  afterAll(() => Promise.all([servers.mock.close(), servers.sandbox.close()]));

  /** Sends the same lines to the path in each server that has it, and returns what both make of them. */
  async function both({ method, mock, sandbox }: Path, lines: readonly string[], from = (path: string): string => path): Promise<Rejected> {
    const one = await sendLines(servers.sandbox.url, method, from(sandbox), lines);
    if (mock !== undefined) expect(await sendLines(servers.mock.urls.payment, method, from(mock), lines)).toEqual(one);
    return one;
  }

  // One function reads the name for every path, so one path of each kind tries them all.
  const isFirst = (path: Path): boolean => [SERVICE, CONTROL, DASHBOARD].some(([first]) => path === first);

  test.each([...SERVICE, ...CONTROL, ...DASHBOARD])("each hostile Host is rejected: $what", async (path) => {
    const hosts = isFirst(path) ? HOSTILE_HOSTS : HOSTILE_HOSTS.slice(0, 3);
    const codes = await Promise.all(hosts.map(async (host) => [host, (await both(path, [`host: ${host}`]))?.status]));
    expect(codes).toEqual(hosts.map((host) => [host, 403]));
  });

  test.each([...SERVICE, ...CONTROL, ...DASHBOARD, ...HEALTH])("each name of this machine is taken: $what", async (path) => {
    const hosts = isFirst(path) ? OWN_HOSTS : OWN_HOSTS.slice(0, 3);
    const results = await Promise.all(hosts.map(async (host) => [host, await both(path, [`host: ${host}`])]));
    expect(results).toEqual(hosts.map((host) => [host, undefined]));
  });

  test.each([...SERVICE, ...CONTROL, ...DASHBOARD])(
    "two Host headers are rejected, whatever they name, and an empty one: $what",
    async (path) => {
      const given = [
        ["host: 127.0.0.1", "host: 127.0.0.1"],
        ["host: 127.0.0.1", "host: evil.example"],
        ["Host: evil.example", "HOST: localhost"],
        ["host:"],
      ];
      expect(await Promise.all(given.map(async (lines) => (await both(path, lines))?.status))).toEqual([403, 403, 403, 403]);
      expect((await both(path, []))?.status).toBe(400);
    },
  );

  test.each([...SERVICE, ...CONTROL, ...DASHBOARD])("a URL in place of the path is rejected: $what", async (path) => {
    const targets = ["http://evil.example", "http://127.0.0.1", "https://user:hush@127.0.0.1", "http://[::1]:4010", "ftp://127.0.0.1"];
    const rejected = await Promise.all(targets.map((target) => both(path, ["host: 127.0.0.1"], (own) => target + own)));
    expect(rejected).toEqual(targets.map(() => ({ status: 400, body: "the request target must be a path" })));
  });

  test.each(CONTROL)("a page of another site may not ask for $what", async (path) => {
    const origins = [
      "http://evil.example",
      "null",
      "http://127.0.0.1:1",
      "http://localhost",
      "file://",
      "http://127.0.0.1@evil.example",
      "",
    ];
    const codes = origins.map(async (origin) => codeIn(await both(path, ["host: 127.0.0.1", `origin: ${origin}`])));
    expect(await Promise.all(codes)).toEqual(origins.map(() => "foreign-origin"));
    expect(codeIn(await both(path, ["host: 127.0.0.1", "origin: http://127.0.0.1", "origin: http://127.0.0.1"]))).toBe("foreign-origin");
    expect(codeIn(await both(path, ["host: evil.example", "origin: http://evil.example"]))).toBe("foreign-host");
    expect(await both(path, ["host: 127.0.0.1:5", "origin: http://127.0.0.1:5"])).toBeUndefined();
  });

  test("health is for anybody, and HTTP/1.0 needs no Host", async () => {
    for (const path of HEALTH) expect(await both(path, ["host: evil.example"])).toBeUndefined();
    for (const { method, sandbox } of [...SERVICE, ...CONTROL])
      expect(await sendLines(servers.sandbox.url, method, sandbox, [], "1.0")).toBeUndefined();
  });
});

const TOKEN = "a token";
const BEARER = { authorization: `Bearer ${TOKEN}` };
const BASIC = { authorization: `Basic ${Buffer.from(`me:${TOKEN}`).toString("base64")}` };
const NAMED = { allowedHosts: ["Mock", "payments.example"] };

/** The result for headers, by the kind of path. */
interface Row {
  readonly headers: Readonly<Record<string, string>>;
  readonly service?: string;
  readonly control?: string;
  /** @defaultValue that of `control` */
  readonly dashboard?: number;
}

const SETUPS: readonly { readonly what: string; readonly options: Options; readonly rows: readonly Row[] }[] = [
  {
    what: "on loopback with a token",
    options: { controlToken: TOKEN },
    rows: [
      { headers: { host: "localhost" }, control: "token-required" },
      { headers: { host: "localhost", ...BEARER }, dashboard: 401 },
      { headers: { host: "localhost", ...BASIC }, control: "token-required" },
      { headers: { host: "localhost", authorization: "Bearer a token " }, dashboard: 401 },
      { headers: { host: "localhost", authorization: "Bearer a tokens" }, control: "token-required" },
      { headers: { host: "localhost", authorization: "Bearer" }, control: "token-required" },
      { headers: { host: "evil.example", ...BEARER }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "localhost", origin: "http://evil.example", ...BEARER }, control: "foreign-origin", dashboard: 401 },
    ],
  },
  {
    what: "on loopback with named hosts, without a token",
    options: NAMED,
    rows: [
      { headers: { host: "mock:4010" }, control: "control-off" },
      { headers: { host: "MOCK" }, control: "control-off" },
      { headers: { host: "payments.example:1" }, control: "control-off" },
      { headers: { host: "127.0.0.1" } },
      { headers: { host: "x.payments.example" }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "payments.example." }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "mock@evil.example" }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "10.0.0.1" }, service: "foreign-host", control: "foreign-host" },
    ],
  },
  {
    what: "on all addresses, without a token",
    options: { host: "0.0.0.0" },
    rows: [
      { headers: {}, control: "control-off" },
      { headers: { host: "127.0.0.1" }, control: "control-off" },
      { headers: { host: "192.0.2.1:4010" }, control: "control-off" },
      { headers: { host: "[2001:db8::1]:4010" }, control: "control-off" },
      { headers: { host: "evil.example" }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "3221225985" }, service: "foreign-host", control: "foreign-host" },
      { headers: { host: "192.0.2.1.nip.io" }, service: "foreign-host", control: "foreign-host" },
    ],
  },
  {
    what: "on all addresses with named hosts and a token",
    options: { host: "::", controlToken: TOKEN, ...NAMED },
    rows: [
      { headers: { host: "mock:4010" }, control: "token-required" },
      { headers: { host: "mock:4010", ...BEARER }, dashboard: 401 },
      { headers: { host: "mock:4010", origin: "http://mock:4010", ...BEARER }, dashboard: 401 },
      { headers: { host: "mock:4010", origin: "http://mock:4011", ...BEARER }, control: "foreign-origin", dashboard: 401 },
      { headers: { host: "192.0.2.1", ...BEARER }, dashboard: 401 },
      { headers: { host: "localhost" }, control: "token-required" },
      { headers: { host: "evil.example", ...BEARER }, service: "foreign-host", control: "foreign-host" },
    ],
  },
  {
    what: "on an address of the network, without a token",
    options: { host: "192.0.2.1" },
    rows: [
      { headers: { host: "192.0.2.1:4010" }, control: "control-off" },
      { headers: { host: "localhost" }, control: "control-off" },
      { headers: { host: "mock:4010" }, service: "foreign-host", control: "foreign-host" },
    ],
  },
  {
    what: "on a name of the network, without a token",
    options: { host: "build.example" },
    rows: [
      { headers: { host: "Build.example:4010" }, control: "control-off" },
      { headers: { host: "build.example.evil.example" }, service: "foreign-host", control: "foreign-host" },
    ],
  },
];

describe.each(SETUPS)("$what", ({ options, rows }) => {
  let servers: Servers;
  beforeAll(async () => void (servers = await startBoth(options, false)));
  afterAll(() => Promise.all([servers.mock.close(), servers.sandbox.close()]));

  const send = async ({ mock, sandbox }: Servers, { method, ...path }: Path, headers: Row["headers"]): Promise<Rejected> => {
    const one = await sandbox.fetch(sandbox.url + path.sandbox, { method, headers, redirect: "manual" });
    const rejected = rejectedIn(one.status, await one.text());
    if (path.mock === undefined) return rejected;
    const other = await mock.fetch(mock.urls.payment + path.mock, { method, headers });
    expect(namesLeftOut(rejectedIn(other.status, await other.text()))).toEqual(namesLeftOut(rejected));
    return rejected;
  };

  test.each(rows)("both servers treat $headers alike", async ({ headers, service, control, dashboard }) => {
    for (const path of SERVICE) expect([path.what, codeIn(await send(servers, path, headers))]).toEqual([path.what, service]);
    for (const path of CONTROL) expect([path.what, codeIn(await send(servers, path, headers))]).toEqual([path.what, control]);
    const status = dashboard ?? (control === undefined ? undefined : control === "token-required" ? 401 : 403);
    const isPassword = headers["authorization"] === BASIC.authorization;
    for (const path of DASHBOARD)
      expect([path.what, (await send(servers, path, headers))?.status]).toEqual([path.what, isPassword ? undefined : status]);
    for (const path of HEALTH) expect(await send(servers, path, headers)).toBeUndefined();
  });
});

describe("what is wrong with a request to the control of either server", () => {
  let servers: Servers;
  beforeAll(async () => void (servers = await startBoth({}, false)));
  afterAll(() => Promise.all([servers.mock.close(), servers.sandbox.close()]));

  const JSON_TYPE = { "content-type": "application/json" };
  const HEALTH_PATHS = { mock: "/_mock/health", sandbox: "/_sandbox/health" };
  const EVENT_PATHS = { mock: "/_mock/events/paymentCallback", sandbox: "/_sandbox/worlds/default/events/wait" };

  test.each<{ what: string; mock: string; sandbox: string; init?: RequestInit; status: number; code?: string; allow?: string }>([
    { what: "health", ...HEALTH_PATHS, status: 200 },
    { what: "health by HEAD", ...HEALTH_PATHS, init: { method: "HEAD" }, status: 200 },
    { what: "health of a name that has been rebound", ...HEALTH_PATHS, init: { headers: { host: "evil.example" } }, status: 200 },
    { what: "health by POST", ...HEALTH_PATHS, init: { method: "POST" }, status: 405, code: "method-not-allowed", allow: "GET" },
    { what: "health with a query", mock: "/_mock/health?x=1", sandbox: "/_sandbox/health?x=1", status: 400, code: "invalid-request" },
    { what: "a slash after health", mock: "/_mock/health/", sandbox: "/_sandbox/health/", status: 404, code: "unknown-path" },
    { what: "an unknown path", mock: "/_mock/nothing", sandbox: "/_sandbox/nothing", status: 404, code: "unknown-path" },
    { what: "another media type", ...EVENT_PATHS, init: { method: "POST", body: "{}" }, status: 415, code: "unsupported-media-type" },
    { what: "no JSON", ...EVENT_PATHS, init: { method: "POST", headers: JSON_TYPE, body: "{" }, status: 400, code: "invalid-request" },
    { what: "a list", ...EVENT_PATHS, init: { method: "POST", headers: JSON_TYPE, body: "[]" }, status: 400, code: "invalid-request" },
    {
      what: "a missing field",
      ...EVENT_PATHS,
      init: { method: "POST", headers: JSON_TYPE, body: "{}" },
      status: 400,
      code: "invalid-request",
    },
  ])("has one status and one shape: $what", async ({ init, status, code, allow, ...paths }) => {
    const { mock, sandbox } = servers;
    for (const response of [
      await mock.fetch(mock.urls.payment + paths.mock, init),
      await sandbox.fetch(sandbox.url + paths.sandbox, init),
    ]) {
      const text = await response.text();
      expect([response.status, response.headers.get("allow") ?? undefined]).toEqual([status, allow]);
      expect(["content-type", "cache-control"].map((name) => response.headers.get(name))).toEqual(["application/json", "no-store"]);
      if (init?.method === "HEAD") expect(text).toBe("");
      else expect(JSON.parse(text)).toEqual(code === undefined ? { status: "ok" } : { code, message: expect.any(String) });
    }
  });
});
