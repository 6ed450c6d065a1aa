/** The proxies that the environment's variables name, as curl and most libraries read them. */

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables for a scheme, the first of which counts. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  http: ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"],
  https: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"],
};

/** All of them. */
export const PROXY_VARIABLES: readonly string[] = [...new Set(Object.values(NAMES).flat())];

/**
 * The user's proxy for requests by a scheme.
 *
 * @throws Error for one that isn't an http(s) URL; the message has no password
 */
export function proxyIn(environment: Environment, scheme: string): URL | undefined {
  for (const name of NAMES[scheme.toLowerCase()] ?? []) {
    const given = environment[name];
    if (!given) continue;
    const text = given.includes("://") ? given : `http://${given}`;
    if (!/^https?:/i.test(text) || !URL.canParse(text) || !isDecodable(new URL(text)))
      throw new Error(`${name}: must be an http(s) URL, since the front sends other requests on to it; else use --offline`);
    return new URL(text);
  }
  return undefined;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

/** The hosts that the user's programs reach without a proxy. */
export const noProxyIn = ({ no_proxy, NO_PROXY = "" }: Environment): readonly string[] =>
  (no_proxy ?? NO_PROXY).split(/[\s,]+/).filter(Boolean);

/** Whether the user's programs reach a host without a proxy. */
export const bypassesProxy = (environment: Environment, host: string): boolean =>
  noProxyIn(environment).some((entry) => coversHost(entry, host));

/** Whether an entry of `NO_PROXY` is for a host: all, itself, or a domain that it is in. */
export function coversHost(entry: string, host: string): boolean {
  const name = nameOf(entry).replace(/^\*?\./, "");
  return name === "*" || host === name || host.endsWith(`.${name}`);
}

/** Whether any client takes an entry to be for a host: some compare ends, and some know `*` anywhere. */
export function mayCoverHost(entry: string, host: string): boolean {
  const parts = nameOf(entry)
    .split("*")
    .map((part) => part.replaceAll(/[^a-z0-9-]/g, "\\$&"));
  return new RegExp(`${parts.join(".*")}$`).test(host);
}

const nameOf = (entry: string): string => entry.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
