import { explain } from "@maksu/signing/explain";
import type { WireRequest } from "../exchange.ts";

/** Trying every mistake hashes the body dozens of times. */
const LARGEST_BODY = 100_000;

/** Why a signature does not match, as far as that can be told: for the log, never for the answer. */
export async function signingMistake({ method, target, headers, body }: WireRequest, secret: string): Promise<string | undefined> {
  if (body.length > LARGEST_BODY) return undefined;
  try {
    const { matches, received, mistake, gaveUp } = await explain({ message: { method, target, headers: [...headers], body }, secret });
    if (matches || gaveUp) return undefined;
    if (received === "none") return "there is none";
    return mistake?.text ?? "no usual mistake explains it, the secret may be another one";
  } catch {
    return undefined; // Not signed in any way.
  }
}
