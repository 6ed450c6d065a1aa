/** The right signatures for the examples of a message, made with `node:crypto` alone, so that the toolkit's own signing can't vouch for itself. */
import { createHash, createHmac } from "node:crypto";
import { TEST_MERCHANTS } from "./test-merchants.ts";

/** A parameter or header with its examples by their names. */
export interface Part {
  readonly name: string;
  readonly required: boolean;
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface Message {
  readonly parts: readonly Part[];
  /** The examples of the body by their names; none of a message without one. */
  readonly bodies: Readonly<Record<string, string>>;
}

interface Scheme {
  /** The parameter or header that has the signature. */
  readonly signature: string;
  /** Whether a message is signed like this. */
  readonly signs: (names: readonly string[]) => boolean;
  readonly of: (values: readonly Value[], body: string) => string | undefined;
}
type Value = readonly [name: string, value: string];

const MERCHANT = "13466";
const secretOf = (merchant: string): string => TEST_MERCHANTS[merchant] ?? "";
const RECEIPT = ["ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD"];
const REFUND = ["refundToken", "oldStatus", "newStatus"];
const ALGORITHMS = new Set(["sha256", "sha512"]);

const SCHEMES: readonly Scheme[] = [
  {
    signature: "signature",
    signs: (names) => names.includes("checkout-account"),
    of(values, body) {
      const find = (name: string): string => values.find(([each]) => each === name)?.[1] ?? "";
      const algorithm = find("checkout-algorithm");
      if (!ALGORITHMS.has(algorithm)) return undefined;
      const lines = values.filter(([name]) => name.startsWith("checkout-")).map(([name, value]) => `${name}:${value}\n`);
      const text = lines.toSorted().join("") + body;
      return createHmac(algorithm, secretOf(find("checkout-account")))
        .update(text)
        .digest("hex");
    },
  },
  {
    signature: "signature",
    signs: (names) => REFUND.every((name) => names.includes(name)),
    of: (values) => digest("sha256", REFUND, values).digest("hex"),
  },
  {
    signature: "RETURN_AUTHCODE",
    signs: (names) => names.includes("ORDER_NUMBER"),
    of: (values) => digest("md5", RECEIPT, values).digest("hex").toUpperCase(),
  },
  { signature: "Content-MD5", signs: () => true, of: (_values, body) => createHash("md5").update(body).digest("base64") },
];

const digest = (algorithm: string, names: readonly string[], values: readonly Value[]) => {
  const texts = names.flatMap((name) => values.filter(([each]) => each === name).map(([, value]) => value));
  return createHash(algorithm).update([...texts, secretOf(MERCHANT)].join("|"));
};

/** The schemes that a message is signed by, each with the name of what has the signature. */
export const schemesOf = ({ parts }: Message): readonly Scheme[] => {
  const names = parts.map(({ name }) => name);
  return SCHEMES.filter(({ signature, signs }) => names.includes(signature) && signs(names));
};

/** Every signature that an example of this name may have: parameters without an example of the name come with one of their others, or not at all. */
export function* rightSignatures({ parts, bodies }: Message, { signature, of }: Scheme, example: string): Generator<string> {
  const others = parts.filter(({ name }) => name !== signature);
  const named = Object.hasOwn(bodies, example) ? [bodies[example] ?? ""] : Object.values(bodies);
  for (const values of combinations(others, example))
    for (const body of named.length > 0 ? named : [""]) {
      const right = of(values, body);
      if (right !== undefined) yield right;
    }
}

function* combinations([part, ...others]: readonly Part[], example: string): Generator<readonly Value[]> {
  if (!part) return yield [];
  const { name, required, examples } = part;
  const choices = Object.hasOwn(examples, example) ? [examples[example]] : [...Object.values(examples), ...(required ? [] : [undefined])];
  for (const choice of choices)
    for (const values of combinations(others, example)) yield choice === undefined ? values : [[name, String(choice)], ...values];
}
