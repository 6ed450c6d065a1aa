import { readMerchantUrl, type UrlFault } from "@maksu/service-front";

/** A merchant's URL that nothing can be sent to. Its fault quotes nothing of it. */
export class UnusableUrl extends Error {
  override readonly name = "UnusableUrl";
  readonly fault: UrlFault;

  constructor(fault: UrlFault) {
    super(`the merchant's URL can't be used: ${fault}`);
    this.fault = fault;
  }
}

/**
 * A merchant's URL as a browser would open it.
 *
 * @throws UnusableUrl when nothing can be sent to it
 */
export function merchantUrl(text: string): string {
  const { url, fault } = readMerchantUrl(text);
  if (fault !== undefined) throw new UnusableUrl(fault);
  return url;
}
