import { explain } from "@maksu/signing";
import type { MockRequest } from "./exchange.ts";

/** Trying every mistake hashes the body dozens of times. */
const LARGEST_BODY = 100_000;

/** Which of the usual mistakes gives the signature that a request came with: for the log, never for the answer. */
export async function signingMistake({ method, target, headers, body }: MockRequest, secret: string): Promise<string | undefined> {
  if (body.length > LARGEST_BODY) return undefined;
  try {
    const { mistake } = await explain({ message: { method, target, headers: [...headers], body }, secret });
    return mistake?.text;
  } catch {
    return undefined; // Not signed in any way.
  }
}
