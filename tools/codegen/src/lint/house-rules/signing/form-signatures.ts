/** Signatures inside bodies: a payment method's form has one over its other parameters. */
import { createHmac } from "node:crypto";
import { keysOf, type Location } from "../place.ts";
import { TEST_MERCHANTS } from "./test-merchants.ts";

/** The places of signatures in a value that are not those of the parameters beside them, signed as a test merchant. */
export function* wrongFormSignatures(value: unknown, location: Location): Generator<Location> {
  if (typeof value !== "object" || value === null) return;
  const form = Array.isArray(value) ? value.map(keysOf) : [];
  const valueOf = (name: string): string => String(form.find((each) => each["name"] === name)?.["value"]);
  const signature = form.findIndex(({ name }) => name === "signature");
  if (signature >= 0 && form[signature]?.["value"] !== signed(form, valueOf("checkout-algorithm"), valueOf("checkout-account")))
    yield location.child([signature, "value"]);
  for (const [key, below] of Object.entries(value)) yield* wrongFormSignatures(below, location.child(key));
}

function signed(form: readonly Readonly<Record<string, unknown>>[], algorithm: string, account: string): string | undefined {
  const secret = TEST_MERCHANTS[account];
  if (secret === undefined || !/^sha(?:256|512)$/.test(algorithm)) return undefined;
  const lines = form
    .map(({ name, value }) => [String(name), String(value)] as const)
    .filter(([name]) => name.startsWith("checkout-"))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}\n`);
  return createHmac(algorithm, secret).update(lines.join("")).digest("hex");
}
