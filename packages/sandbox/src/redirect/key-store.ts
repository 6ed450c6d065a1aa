import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { Environment } from "../front/proxy-variables.ts";

/** The password of a trust store, which keeps nothing secret. Java has the same for its own. */
export const STORE_PASSWORD = "changeit";

/** Writes certificates in PEM as a trust store that every Java reads (JKS, version 2). Those that can't be read are left out. */
export function trustStore(pem: string): Buffer {
  const entries = certificatesIn(pem).map((der, nth) =>
    Buffer.concat([word(TRUSTED), text(`authority-${nth}`), Buffer.alloc(8), text("X.509"), word(der.length), der]),
  );
  const content = Buffer.concat([word(0xfeedfeed), word(2), word(entries.length), ...entries]);
  const password = Buffer.from(STORE_PASSWORD, "utf16le").swap16();
  return Buffer.concat([content, createHash("sha1").update(password).update("Mighty Aphrodite").update(content).digest()]);
}

/**
 * Reads the certificates of a key store of any format as PEM, by the command of the Java that reads it.
 *
 * @throws Error if the command is not installed, or can't read the file
 */
export function authoritiesIn(file: string, password: string | undefined, environment: Environment): string {
  const { JAVA_HOME: home } = environment;
  // A store without a password shows its certificates, too, and asks nothing where there is no input.
  const words = ["-list", "-rfc", "-keystore", file, ...(password === undefined ? [] : ["-storepass", password])];
  try {
    return execFileSync(home ? join(home, "bin", "keytool") : "keytool", words, {
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    throw new Error(
      `run: keytool can't read the trust store ${file} of your options for Java, so the sandbox's authority can't be added to it.`,
    );
  }
}

const TRUSTED = 2;

const certificatesIn = (pem: string): readonly Buffer[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs) ?? []).flatMap((each) => {
    try {
      return [new X509Certificate(each).raw];
    } catch {
      return [];
    }
  });

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** As Java's `DataInput` reads it. */
const text = (value: string): Buffer => Buffer.concat([word(value.length).subarray(2), Buffer.from(value)]);
