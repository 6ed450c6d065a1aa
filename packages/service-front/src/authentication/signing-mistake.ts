import { explain } from "@maksu/signing/explain";
import type { WireRequest } from "../ground/exchange.ts";

/** Trying every mistake hashes the body dozens of times. */
const LARGEST_BODY = 100_000;

/**
 * Explains why a signature does not match, if possible: for the log, never for the response.
 *
 * @param unexplained - what to say where no known mistake explains it
 */
export async function signingMistake(
  { method, target, headers, body }: WireRequest,
  secret: string,
  unexplained = "the secret is probably wrong, as no other known mistake explains it",
): Promise<string | undefined> {
  if (body.length > LARGEST_BODY) return undefined;
  try {
    const { matches, received, mistake, gaveUp } = await explain({ message: { method, target, headers: [...headers], body }, secret });
    if (matches || gaveUp) return undefined;
    if (received === "none") return "there is none";
    return mistake?.text ?? unexplained;
  } catch {
    return undefined; // Not signed in any way.
  }
}
