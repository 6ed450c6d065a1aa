/** The environment of a program in any language, so that its requests to the service's hosts arrive at the sandbox. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { mayCoverHost, type Environment, noProxyIn, PROXY_VARIABLES } from "../front/proxy-variables.ts";
import { HOOK_OPTION, writeHookUrl } from "./hook-url.ts";
import { authoritiesIn, STORE_PASSWORD, trustStore } from "./key-store.ts";
import { LEADS, URL_VARIABLE } from "./variables.ts";

/** The sandbox that a program is led to. */
export interface Destination {
  /** The sandbox. */
  readonly url: string;
  readonly front: { readonly url: string; readonly authority: string };
  /** The hosts that lead there. */
  readonly hosts: readonly string[];
  /** URL of the module that a program of Node loads first. */
  readonly hook: string;
  /** Where the files go that variables name. */
  readonly folder: string;
  /** Whether nothing leads out, and the service's hosts lead to the front: no proxy is needed, and none would be reached. */
  readonly isSealed: boolean;
}

/** Where the bundles of systems are, as Go's `crypto/x509` looks for them. */
const SYSTEM_BUNDLES = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
  "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
  "/etc/ssl/cert.pem",
];

/** Variables whose file is all that a program trusts, and those whose file it reads without them, the first first. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  SSL_CERT_FILE: ["SSL_CERT_FILE"],
  CURL_CA_BUNDLE: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"],
  REQUESTS_CA_BUNDLE: ["REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"],
  PERL_LWP_SSL_CA_FILE: ["PERL_LWP_SSL_CA_FILE", "SSL_CERT_FILE"],
  HTTPLIB2_CA_CERTS: ["HTTPLIB2_CA_CERTS"],
  NIX_SSL_CERT_FILE: ["NIX_SSL_CERT_FILE", "SSL_CERT_FILE"],
};

/** Variables whose file is trusted besides what a program trusts anyway. */
const ADDED = ["NODE_EXTRA_CA_CERTS", "DENO_CERT"];

/** Where to find the authorities that this machine trusts. */
export const systemBundles = (): readonly string[] => SYSTEM_BUNDLES.filter((file) => existsSync(file));

/** The authorities of the system; without any, those of Node. */
const systemBundle = (): string => SYSTEM_BUNDLES.map(readable).find(Boolean) ?? rootCertificates.join("\n");

/** Writes the authorities of the system, and that of a front, for programs that trust one file alone. */
export const writeAuthorities = (file: string, { authority }: { readonly authority: string }): void =>
  writeFileSync(file, `${systemBundle()}\n${authority}`);

/** Writes the files, and returns the environment. What the user has set is kept, and added to. */
export function programEnvironment(user: Environment, { url, front, hosts, hook, folder, isSealed }: Destination): Environment {
  const { authority } = front;
  const write = (name: string, content: string | Buffer): string => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const given = (names: readonly string[]): string | undefined => names.map((name) => readable(user[name])).find(Boolean);
  const system = systemBundle();
  const bundles = [
    ...Object.entries(WHOLE).map(([name, names]) => [name, `${given(names) ?? system}\n${authority}`] as const),
    ...ADDED.map((name) => [name, `${given([name]) ?? ""}\n${authority}`] as const),
  ].map(([name, content]) => [name, write(`${name}.pem`, content)] as const);
  const bundle = bundles[0]?.[1] ?? "";

  mkdirSync(join(folder, "php"), { recursive: true });
  write(join("php", "sandbox.ini"), `curl.cainfo = "${bundle}"\nopenssl.cafile = "${bundle}"\n`);
  const own = javaStore(user);
  const store = write("authorities.jks", trustStore(own === undefined ? readFileSync(bundle, "utf8") : `${own}\n${authority}`));
  const wgetrc = write("wgetrc", `${readable(user["WGETRC"] ?? join(homedir(), ".wgetrc")) ?? ""}\nca_certificate = ${bundle}\n`);

  const { hostname, port } = new URL(front.url);
  const leadsAround = (entry: string): boolean => hosts.some((host) => mayCoverHost(entry, host));
  const java = isSealed
    ? []
    : [
        ...["https", "http"].flatMap((scheme) => [`-D${scheme}.proxyHost=${hostname}`, `-D${scheme}.proxyPort=${port}`]),
        ...withoutProxy(user, leadsAround),
      ];
  const trusted = [
    `"-Djavax.net.ssl.trustStore=${store}"`,
    `-Djavax.net.ssl.trustStorePassword=${STORE_PASSWORD}`,
    "-Djavax.net.ssl.trustStoreType=JKS",
  ];
  /** The variables that keep their text, with what leads to the sandbox behind it. */
  const addedTo = (before: Environment): Environment => {
    // Each of them wins over JAVA_TOOL_OPTIONS.
    const stronger = ["JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"].filter((name) => OWN_OPTION.test(before[name] ?? ""));
    return {
      // An empty folder stands for the one that PHP was built with.
      PHP_INI_SCAN_DIR: `${before["PHP_INI_SCAN_DIR"] ?? ""}${process.platform === "win32" ? ";" : ":"}${join(folder, "php")}`,
      ...Object.fromEntries(["JAVA_TOOL_OPTIONS", ...stronger].map((name) => [name, appended(before[name], [...java, ...trusted])])),
    };
  };
  const direct = [...noProxyIn(user).filter((entry) => !leadsAround(entry)), ...LOOPBACK].join(",");
  const proxies = isSealed ? [] : [...PROXIES, ...(user["HTTP_PROXY"] === undefined ? [] : ["HTTP_PROXY"])];
  const module = writeHookUrl(hook, {
    hosts,
    front: Number(port),
    sandbox: Number(new URL(url).port),
    authority: write("authority.pem", authority),
  });
  // Before what the user's options load. Node 22 warns of NODE_USE_ENV_PROXY with every program.
  const load = `--disable-warning=UNDICI-EHPA --import ${module}`;
  const leading = {
    ...Object.fromEntries((isSealed ? PROXY_VARIABLES : []).map((name) => [name, undefined])),
    [URL_VARIABLE]: url,
    ...Object.fromEntries(bundles),
    ...Object.fromEntries(proxies.map((name) => [name, front.url])),
    NO_PROXY: direct,
    no_proxy: direct,
    NODE_USE_ENV_PROXY: "1",
    PERL_LWP_ENV_PROXY: "1",
    WGETRC: wgetrc,
  };
  // A program that gives a child no environment keeps the user's options from it.
  write(LEADS, JSON.stringify({ ...leading, ...addedTo({}), NODE_OPTIONS: load }));
  // Instead of what another sandbox has left.
  return {
    ...user,
    ...leading,
    ...addedTo(user),
    NODE_OPTIONS: appended(load, [user["NODE_OPTIONS"]?.replaceAll(HOOK_OPTION, "").trim() ?? ""]),
  };
}

/** The trust store in the user's options of Java, which is all that a program trusts. */
function javaStore(user: Environment): string | undefined {
  const options = JAVA_OPTIONS.map((name) => user[name] ?? "").find((given) => STORE_OPTION.test(given));
  const [, quoted, file = quoted ?? ""] = STORE_OPTION.exec(options ?? "") ?? [];
  if (options === undefined || !existsSync(file)) return undefined;
  const [, password] = /javax\.net\.ssl\.trustStorePassword=([^\s"']+)/.exec(options) ?? [];
  return authoritiesIn(file, password, user);
}

/** The hosts without a proxy in the user's options of Java, which stand in the place of all others, but for those that lead around the sandbox. */
function withoutProxy(user: Environment, leadsAround: (entry: string) => boolean): readonly string[] {
  const [, list = ""] = JAVA_OPTIONS.map((name) => DIRECT_OPTION.exec(user[name] ?? "")).find(Boolean) ?? [];
  const kept = list.split("|").filter((entry) => entry !== "" && !leadsAround(entry));
  return list === "" ? [] : [`-Dhttp.nonProxyHosts=${[...kept, "localhost", "127.*", "[::1]"].join("|")}`];
}

const DIRECT_OPTION = /-Dhttp\.nonProxyHosts=([^\s"']+)/;
const OWN_OPTION = /-D(javax\.net\.ssl\.trustStore|https?\.proxy|http\.nonProxyHosts)/;
const STORE_OPTION = /"-Djavax\.net\.ssl\.trustStore=([^"]+)"|-Djavax\.net\.ssl\.trustStore=(\S+)/;
/** The strongest first. */
const JAVA_OPTIONS = ["_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"];

/** Without `HTTP_PROXY`, which a web server may have from a request, unless the user has it. */
const PROXIES = ["HTTPS_PROXY", "https_proxy", "http_proxy"];

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

const appended = (options = "", own: readonly string[] = []): string => [options, ...own].filter(Boolean).join(" ");

/** The text of a file, or of all in a folder, which `REQUESTS_CA_BUNDLE` may be. Programs pass over what they can't read; so does this, as undefined. */
function readable(file: string | undefined): string | undefined {
  try {
    if (!file) return undefined;
    if (!statSync(file).isDirectory()) return readFileSync(file, "utf8");
    const texts = readdirSync(file).map((name) => readable(join(file, name)) ?? "");
    return texts.filter((text) => text.includes("BEGIN CERTIFICATE")).join("\n");
  } catch {
    return undefined;
  }
}
