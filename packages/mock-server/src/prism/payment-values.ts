/** Personalizes responses of the Payment API: repeats the path's ids, creates new ids, and signs over both. */
import { type CheckoutAlgorithm, checkoutSignature } from "@maksu/signing";
import { type Clock, type ResponseDraft, type RoutedRequest, transactionIdIn } from "@maksu/service-front";

/** Who signs the provider forms, and when. */
export interface FormSigner {
  readonly account: string;
  readonly secret: string;
  /** That of the request. */
  readonly algorithm: CheckoutAlgorithm;
  readonly clock: Clock;
}

/**
 * Personalizes a response.
 *
 * @param signer of the provider forms; without one they stay as they are
 */
export async function personalizePayment(
  { operationId, pathParameters }: RoutedRequest,
  response: ResponseDraft,
  signer: FormSigner | undefined,
): Promise<ResponseDraft> {
  const example = transactionIdIn(response.body);
  if (response.status >= 300 || example === undefined) return response;
  // A refund is a separate transaction; these responses are about the one in the path.
  const repeats = ["getPayment", "commitAuthorizationHold", "revertAuthorizationHold"].includes(operationId);
  const id = (repeats ? pathParameters["transactionId"] : undefined) ?? crypto.randomUUID();
  const body: unknown = JSON.parse(textOf(response.body).replaceAll(example, id));
  if (signer) for (const parameters of formsIn(body)) await signForm(parameters, signer);
  return { ...response, body };
}

/** Serializes an example once: it is the same object each time. */
function textOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return JSON.stringify(body);
  const text = TEXTS.get(body) ?? JSON.stringify(body);
  TEXTS.set(body, text);
  return text;
}

const TEXTS = new WeakMap<object, string>();

interface FormParameter {
  readonly name: string;
  value: string;
}

/** Finds the signed provider forms: every list of names and values that has a signature. */
function formsIn(value: unknown): FormParameter[][] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(formsIn);
  return Array.isArray(value) && value.some(isSignature) ? [value as FormParameter[], ...below] : below;
}

const isSignature = (value: unknown): value is FormParameter =>
  typeof value === "object" && value !== null && (value as Partial<FormParameter>).name === "signature";

async function signForm(parameters: FormParameter[], { account, secret, algorithm, clock }: FormSigner): Promise<void> {
  const now: Readonly<Record<string, string>> = {
    "checkout-account": account,
    "checkout-algorithm": algorithm,
    "checkout-nonce": crypto.randomUUID(),
    "checkout-timestamp": clock.now().toISOString(),
  };
  for (const parameter of parameters) parameter.value = now[parameter.name] ?? parameter.value;
  const signature = parameters.find(isSignature);
  const signed = parameters.map(({ name, value }): [string, string] => [name, value]).filter(([name]) => name !== "signature");
  if (signature) signature.value = await checkoutSignature({ parameters: signed, secret, algorithm });
}
