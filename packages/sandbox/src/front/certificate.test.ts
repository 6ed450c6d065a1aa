import { execFileSync } from "node:child_process";
import { createPrivateKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { expect, test } from "vitest";
import { createCertificate } from "./certificate.ts";

const HOSTS = ["services.paytrail.com", "api.checkout.fi"];

test("the authority signs one certificate, for the hosts alone", () => {
  const { authority, certificate, key } = createCertificate(HOSTS);
  const [issuer, subject] = [new X509Certificate(authority), new X509Certificate(certificate)];
  expect(issuer.ca && issuer.verify(issuer.publicKey)).toBe(true);
  expect(subject.ca).toBe(false);
  expect(subject.checkIssued(issuer) && subject.verify(issuer.publicKey)).toBe(true);
  expect(subject.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(subject.subjectAltName).toBe("DNS:services.paytrail.com, DNS:api.checkout.fi");
  expect(Date.parse(subject.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(subject.validTo)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
});

test("openssl verifies it by its strictest rules, and no other host", () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-certificate-"));
  try {
    const { authority, certificate } = createCertificate(HOSTS);
    writeFileSync(join(folder, "authority.pem"), authority);
    writeFileSync(join(folder, "certificate.pem"), certificate);
    const verify = (host: string): string =>
      execFileSync(
        "openssl",
        ["verify", "-x509_strict", "-purpose", "sslserver", "-verify_hostname", host, "-CAfile", "authority.pem", "certificate.pem"],
        { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
      );
    expect(verify("services.paytrail.com")).toBe("certificate.pem: OK\n");
    expect(() => verify("example.com")).toThrow("hostname mismatch");
    const text = execFileSync("openssl", ["x509", "-in", "authority.pem", "-noout", "-text"], { cwd: folder, encoding: "utf8" });
    expect(text).toMatch(/Name Constraints: critical\s+Permitted:\s+DNS:services\.paytrail\.com\s+DNS:api\.checkout\.fi/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the authority's key is gone once the certificate is made", async () => {
  const { constructor } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  // Collects garbage before it counts.
  const privateKeys = async (): Promise<number> => {
    await setTimeout(1);
    return Number(queryObjects(constructor, { format: "count" }));
  };
  const before = await privateKeys();
  const kept = createPrivateKey(createCertificate(HOSTS).key);
  // One slow count shows both: it sees the key that is kept, and finds no other.
  expect(await privateKeys()).toBe(before + 1);
  expect(kept.type).toBe("private");
});
