/** Responses that are read whole and verified before they are returned. */
import type { MaybePromise } from "../crypto/maybe-promise.ts";
import { SigningError } from "../errors.ts";
import type { ReceivedResponse } from "./request-signer.ts";
import { BoundedBytes, MAX_RESPONSE_BYTES, readBody } from "./response-bytes.ts";

const verifiedResponses = new WeakSet<Response>();

/** Returns true for a response of {@link signedCheckoutFetch} or {@link checkoutSigning} that was verified; false for one that could not be, and for any other response. */
export function isVerified(response: Response): boolean {
  return verifiedResponses.has(response);
}

/**
 * The response, with the bytes that were verified for its body.
 *
 * @throws SigningError `response-too-large`, and what `verify` throws
 */
export async function verifiedResponse(
  response: Response,
  verify: (response: ReceivedResponse) => MaybePromise<boolean>,
  maxResponseBytes: number = MAX_RESPONSE_BYTES,
): Promise<Response> {
  const { status, headers } = response;
  const tooLarge = () => new SigningError("response-too-large", `response: the body has more than ${maxResponseBytes} bytes`, response);
  const body = await readBody(response, new BoundedBytes(maxResponseBytes, tooLarge));
  const isGenuine = await verify({ status, headers, body });
  const copy = new Response(body.length === 0 ? null : new Uint8Array(body), response);
  if (isGenuine) verifiedResponses.add(copy);
  return copy;
}
