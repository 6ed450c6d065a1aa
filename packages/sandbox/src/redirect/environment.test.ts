import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCertificate } from "../front/certificate.ts";
import type { Environment } from "../front/proxy-variables.ts";
import { programEnvironment } from "./environment.ts";
import { type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";

const HOSTS = ["services.paytrail.com", "api.checkout.fi"];
const { authority } = createCertificate(HOSTS);
const front = { url: "http://127.0.0.1:4443", authority };

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder[Symbol.dispose]());

const environmentOf = (user: Environment, isSealed = false): Environment =>
  programEnvironment(user, { url: "http://127.0.0.1:4020", front, hosts: HOSTS, hook: "file:///hook.js", folder: folder.path, isSealed });
const file = (name: string, text: string): string => {
  writeFileSync(join(folder.path, name), text);
  return join(folder.path, name);
};
const textOf = (environment: Environment, name: string): string => readFileSync(environment[name] ?? "", "utf8");

const IMPORT =
  "--disable-warning=UNDICI-EHPA --import file:///hook.js?hosts=services.paytrail.com%2Capi.checkout.fi&front=4443&sandbox=4020";
const AUTHORITY = (): string => `&authority=${encodeURIComponent(join(folder.path, "authority.pem"))}`;

test("an environment keeps its own variables, and options are added to", () => {
  const user = { PATH: "/bin", NODE_OPTIONS: "--conditions=test", JAVA_TOOL_OPTIONS: "-Xmx1g", PHP_INI_SCAN_DIR: "/etc/php" };
  const environment = environmentOf(user);
  expect(environment).toMatchObject({
    PATH: "/bin",
    MAKSU_SANDBOX_URL: "http://127.0.0.1:4020",
    HTTPS_PROXY: front.url,
    https_proxy: front.url,
    http_proxy: front.url,
    NODE_OPTIONS: `${IMPORT}${AUTHORITY()} --conditions=test`,
    PHP_INI_SCAN_DIR: `/etc/php:${join(folder.path, "php")}`,
  });
  expect(environment["JAVA_TOOL_OPTIONS"]).toMatch(/^-Xmx1g -Dhttps\.proxyHost=127\.0\.0\.1 -Dhttps\.proxyPort=4443 /);
  expect(environmentOf({})).toMatchObject({ NODE_OPTIONS: IMPORT + AUTHORITY(), PHP_INI_SCAN_DIR: `:${join(folder.path, "php")}` });
});

test("a bundle has the system's authorities and that of the sandbox; of the user's own file those are kept", () => {
  const user = file("own.pem", "OWN AUTHORITY\n");
  for (const name of ["SSL_CERT_FILE", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "HTTPLIB2_CA_CERTS", "NIX_SSL_CERT_FILE"]) {
    const plain = environmentOf({});
    expect(textOf(plain, name).match(/BEGIN CERTIFICATE/g)?.length).toBeGreaterThan(50);
    expect(textOf(plain, name)).toContain(authority);
    expect(textOf(environmentOf({ [name]: user }), name)).toBe(`OWN AUTHORITY\n\n${authority}`);
  }
  // Programs that don't find their own variable read another one.
  expect(textOf(environmentOf({ CURL_CA_BUNDLE: user }), "REQUESTS_CA_BUNDLE")).toContain("OWN AUTHORITY");
  expect(textOf(environmentOf({ CURL_CA_BUNDLE: user }), "SSL_CERT_FILE")).not.toContain("OWN AUTHORITY");
  expect(textOf(environmentOf({ NODE_EXTRA_CA_CERTS: user }), "NODE_EXTRA_CA_CERTS")).toBe(`OWN AUTHORITY\n\n${authority}`);
  expect(textOf(environmentOf({ WGETRC: file("rc", "tries = 1") }), "WGETRC")).toMatch(/^tries = 1\nca_certificate = \//);
});

test("a bundle that is a folder is merged, and one that can't be read is passed over", () => {
  const folderOf = (...names: readonly string[]): string => {
    const path = mkdtempSync(join(folder.path, "folder-"));
    for (const name of names) writeFileSync(join(path, name), name.endsWith("pem") ? `BEGIN CERTIFICATE ${name}` : "no authority");
    mkdirSync(join(path, "empty"));
    return path;
  };
  const text = textOf(environmentOf({ REQUESTS_CA_BUNDLE: folderOf("a.pem", "b.pem", "README") }), "REQUESTS_CA_BUNDLE");
  expect(text).toBe(`BEGIN CERTIFICATE a.pem\nBEGIN CERTIFICATE b.pem\n${authority}`);
  for (const name of ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "WGETRC"])
    for (const path of [folderOf(), join(folder.path, "nowhere"), join(file("plain", ""), "below")])
      expect(textOf(environmentOf({ [name]: path }), name)).toContain(name === "WGETRC" ? "ca_certificate" : authority);
});

test("HTTP_PROXY leads to the front where the user has it, and stays unset elsewhere", () => {
  expect(environmentOf({ HTTP_PROXY: "http://proxy.example:3128" })).toMatchObject({ HTTP_PROXY: front.url });
  expect(environmentOf({})).not.toHaveProperty("HTTP_PROXY");
});

test.each(["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"])(
  "proxies in %s are replaced, and of the hosts without one those go that would lead around the sandbox",
  (name) => {
    const user = { [name]: "-Dhttps.proxyHost=proxy.example -Dhttp.nonProxyHosts=*.paytrail.com|*.corp.example" };
    expect(environmentOf(user)[name]).toMatch(
      /^-Dhttps\.proxyHost=proxy\.example .* -Dhttps\.proxyHost=127\.0\.0\.1 .* -Dhttp\.nonProxyHosts=\*\.corp\.example\|localhost\|127\.\*\|\[::1\] /,
    );
  },
);

test("a program that another sandbox leads is led by this one alone", () => {
  const outer = "--import file:///x/redirect/hook.js?hosts=services.paytrail.com&front=1&sandbox=2&authority=%2Ftmp%2Fa.pem";
  expect(environmentOf({ NODE_OPTIONS: `${outer} --conditions=test` })).toMatchObject({
    NODE_OPTIONS: `${IMPORT}${AUTHORITY()} --conditions=test`,
  });
});

test("children that get no environment get none of the user's options", () => {
  const leading = environmentOf({});
  environmentOf({
    PATH: "/bin",
    NODE_OPTIONS: "--conditions=test",
    JAVA_TOOL_OPTIONS: "-Dkey=s",
    _JAVA_OPTIONS: "-Dhttp.proxyHost=a",
    PHP_INI_SCAN_DIR: "/etc/php",
  });
  expect(JSON.parse(readFileSync(join(folder.path, "environment.json"), "utf8"))).toEqual(leading);
});

test("a sealed program has no proxy, which it could not reach", () => {
  const environment = environmentOf({ HTTPS_PROXY: "http://proxy.example:3128", all_proxy: "http://proxy.example:3128" }, true);
  expect(Object.entries(environment).filter(([name, value]) => /_proxy$/i.test(name) && value?.includes("http"))).toEqual([]);
  expect(environment["JAVA_TOOL_OPTIONS"]).not.toContain("proxyHost");
});

test.each([
  { noProxy: undefined, want: "127.0.0.1,localhost,::1" },
  { noProxy: "c.example, .d.example", want: "c.example,.d.example,127.0.0.1,localhost,::1" },
  { noProxy: "*", want: "127.0.0.1,localhost,::1" },
  { noProxy: "*paytrail.com trail.com services.* services.paytrail.com. c.example", want: "c.example,127.0.0.1,localhost,::1" },
  { noProxy: ".paytrail.com,checkout.fi,API.checkout.fi:443,fi.example", want: "fi.example,127.0.0.1,localhost,::1" },
])("of NO_PROXY $noProxy, what would lead around the sandbox goes", ({ noProxy, want }) => {
  expect(environmentOf({ NO_PROXY: noProxy })).toMatchObject({ NO_PROXY: want, no_proxy: want });
});
