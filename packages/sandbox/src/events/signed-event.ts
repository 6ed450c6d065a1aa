import type { EventTable } from "@maksu/service-front";
import type { EventValues } from "../domain/changes.ts";
import { merchantUrl } from "./merchant-url.ts";

/** A message to a merchant: a callback, or a redirect of the customer's browser. */
export interface Message {
  readonly account: string;
  /** The merchant's URL. */
  readonly url: string;
  readonly values: EventValues | Readonly<Record<string, EventValues[string] | Uint8Array | Readonly<Record<string, string>>>>;
}

/**
 * Builds a message, signed for its account.
 *
 * @throws UnusableUrl when nothing can be sent to the merchant's URL
 */
export async function signedEvent(events: EventTable, name: string, { account, url, values }: Message): Promise<Request> {
  const definition = events[name];
  if (!definition) throw new Error(`the API has no event ${name}`);
  const { fields } = definition;
  const given = Object.entries(values).map(([field, value]) => [field, fields[field] === "date" ? new Date(String(value)) : value]);
  // The Merchant API and the legacy interface call their merchants by an ID.
  const signer = "merchantId" in fields ? { merchantId: account } : { account };
  return definition.make({ ...Object.fromEntries(given), ...signer, url: merchantUrl(url) });
}
