/** Java's trust stores, read by its own tool, which takes a second to start. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCertificate } from "../front/certificate.ts";
import type { Environment } from "../front/proxy-variables.ts";
import { programEnvironment } from "./environment.ts";
import { type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";

const hosts = ["services.paytrail.com", "api.checkout.fi"];
const front = { url: "http://127.0.0.1:4443", authority: createCertificate(hosts).authority };

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder[Symbol.dispose]());

const environmentOf = (user: Environment): Environment =>
  programEnvironment(user, { url: "http://127.0.0.1:4020", front, hosts, hook: "file:///hook.js", folder: folder.path, isSealed: false });

test.skipIf(!hasKeytool())("Java reads the trust store", () => {
  const [, store = ""] = /trustStore=([^"]+)"/.exec(environmentOf({})["JAVA_TOOL_OPTIONS"] ?? "") ?? [];
  const listed = execFileSync("keytool", ["-list", "-v", "-keystore", store, "-storepass", "changeit"], {
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(listed).toContain("CN=Sandbox for one run");
});

test.skipIf(!hasKeytool())("a trust store of the user's is added to, wherever Java reads it from", () => {
  const keytool = (...words: string[]): string =>
    execFileSync("keytool", [...words, "-storepass", "secret-1"], { encoding: "utf8", stdio: "pipe" });
  const store = join(folder.path, "own store.p12");
  keytool("-genkeypair", "-alias", "own", "-keyalg", "EC", "-dname", "CN=Own authority", "-keystore", store, "-storetype", "PKCS12");
  const options = `-Xmx1g "-Djavax.net.ssl.trustStore=${store}" -Djavax.net.ssl.trustStorePassword=secret-1 -Djavax.net.ssl.trustStoreType=PKCS12`;
  for (const name of ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"]) {
    const environment = environmentOf({ PATH: process.env["PATH"], [name]: options });
    const [, merged = ""] = /.*trustStore=([^"]+)"/.exec(environment[name] ?? "") ?? [];
    const words = ["-list", "-v", "-keystore", merged, "-storepass", "changeit"];
    const listed = execFileSync("keytool", words, { encoding: "utf8", stdio: "pipe" });
    expect(listed.match(/Owner: CN=(.*)/g)).toEqual(["Owner: CN=Own authority", "Owner: CN=Sandbox for one run"]);
    expect(environment[name]).toMatch(/^-Xmx1g .*trustStoreType=JKS$/);
  }
  expect(() => environmentOf({ PATH: process.env["PATH"], JAVA_TOOL_OPTIONS: options.replace("secret-1", "secret-2") })).toThrow(
    `keytool can't read the trust store ${store}`,
  );
});

function hasKeytool(): boolean {
  try {
    execFileSync("keytool", ["-help"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
