/** An authority for one run, and the one certificate that it signs. DER of RFC 5280, no more than the two need: see the decision on the front. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A server's certificate for hosts, and the authority that clients have to trust. */
export interface FrontCertificate {
  /** The authority, in PEM. Nobody has its key any more. */
  readonly authority: string;
  /** The certificate of all hosts, in PEM. */
  readonly certificate: string;
  /** Its key, in PEM. */
  readonly key: string;
}

/** Makes an authority that may sign for these hosts alone, and one certificate for all of them. Its key is dropped. */
export function createCertificate(hosts: readonly string[]): FrontCertificate {
  const [issuer, subject] = [generateKeyPairSync("ec", CURVE), generateKeyPairSync("ec", CURVE)];
  const names = hosts.map((host) => Buffer.from(host));
  const signed = (name: string, publicKey: KeyObject, extensions: readonly Buffer[]): string => {
    const key = publicKey.export({ type: "spki", format: "der" });
    const all = [...extensions, extension("551d0e", false, der(4, idOf(key)))];
    const [serial, validity] = [der(2, Buffer.from([1]), randomBytes(15)), sequence(time(-DAY), time(365 * DAY))];
    const parts = [VERSION_3, serial, ALGORITHM, distinguished(AUTHORITY), validity, distinguished(name), key, der(0xa3, sequence(...all))];
    const content = sequence(...parts);
    const whole = sequence(content, ALGORITHM, der(3, Buffer.from([0]), sign("sha256", content, issuer.privateKey)));
    return `-----BEGIN CERTIFICATE-----\n${whole.toString("base64").replaceAll(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
  };
  return {
    authority: signed(AUTHORITY, issuer.publicKey, [
      extension("551d13", true, sequence(TRUE)),
      extension("551d0f", true, KEY_CERT_SIGN),
      // Whoever trusts it trusts it for no other host.
      extension("551d1e", true, sequence(der(0xa0, ...names.map((name) => sequence(der(0x82, name)))))),
    ]),
    certificate: signed("Payment service in a sandbox", subject.publicKey, [
      extension("551d0f", true, DIGITAL_SIGNATURE),
      extension("551d25", false, sequence(id("2b06010505070301"))),
      extension("551d11", false, sequence(...names.map((name) => der(0x82, name)))),
      extension("551d23", false, sequence(der(0x80, idOf(issuer.publicKey.export({ type: "spki", format: "der" }))))),
    ]),
    key: subject.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

const AUTHORITY = "Sandbox for one run";
const CURVE = { namedCurve: "P-256" };
const DAY = 86_400_000;

/** A value with its tag and its length. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const id = (hex: string): Buffer => der(6, Buffer.from(hex, "hex"));
const time = (from: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(Date.now() + from).toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
const distinguished = (name: string): Buffer => sequence(der(0x31, sequence(id("550403"), der(0x0c, Buffer.from(name)))));
const idOf = (key: Buffer): Buffer => createHash("sha256").update(key).digest().subarray(0, 20);
const extension = (type: string, isCritical: boolean, value: Buffer): Buffer =>
  sequence(id(type), ...(isCritical ? [TRUE] : []), der(4, value));

const TRUE = Buffer.from([1, 1, 0xff]);
const VERSION_3 = der(0xa0, Buffer.from([2, 1, 2]));
/** ECDSA with SHA-256. */
const ALGORITHM = sequence(id("2a8648ce3d040302"));
const [DIGITAL_SIGNATURE, KEY_CERT_SIGN] = [Buffer.from([3, 2, 7, 0x80]), Buffer.from([3, 2, 2, 4])];
