/** The payment methods of a created payment, by group. */
import type {
  CustomProvider,
  PaymentMethodGroupData,
  PaymentMethodProvider,
  PaymentRequestResponse,
  ProviderParameter,
} from "@maksu/payment-api";

/** A form that starts the payment with one method: the customer's browser posts all fields to `action`. */
export interface ProviderForm extends Pick<PaymentMethodProvider, "id" | "name" | "icon" | "svg"> {
  /** Where the browser sends the form. */
  readonly action: string;
  /** The signed fields, to be posted as they are. */
  readonly fields: readonly ProviderParameter[];
}

/** Payment methods of one kind, such as banks. */
export interface ProviderFormGroup
  extends Pick<PaymentMethodGroupData, "id" | "name">, Partial<Pick<PaymentMethodGroupData, "icon" | "svg">> {
  readonly forms: readonly ProviderForm[];
}

/** The values with which a page's script offers Apple Pay. */
export interface ApplePay {
  /** Total in euros, with a decimal point. */
  readonly amount?: string;
  /** Name of the shop on Apple's sheet. */
  readonly label?: string;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** The signed fields, to be sent along with Apple's payment token. */
  readonly fields: readonly ProviderParameter[];
}

/** The payment methods of a payment. */
export interface ProviderForms {
  /** In the order of the response; methods whose group it does not describe come last. */
  readonly groups: readonly ProviderFormGroup[];
  /** Present when the payment can be paid with Apple Pay. */
  readonly applePay?: ApplePay;
}

/**
 * Groups the payment methods of a payment that was just created, each with the form that starts it (Payment API 2.0.0, operation 1).
 *
 * @param payment - the data of `createPayment`'s result
 */
export function providerForms({ groups = [], providers = [], customProviders }: PaymentRequestResponse): ProviderForms {
  const described = new Map<string, Omit<ProviderFormGroup, "forms">>(
    groups.map(({ id, name, icon, svg }) => [id, { id, name, icon, svg }]),
  );
  for (const { group } of providers) if (!described.has(group)) described.set(group, { id: group, name: group });
  const applePay = customProviders?.applepay;
  return {
    groups: Array.from(described.values(), (group) => ({
      ...group,
      forms: providers.filter((provider) => provider.group === group.id).map(formOf),
    })).filter(({ forms }) => forms.length > 0),
    ...(applePay && { applePay: applePayOf(applePay) }),
  };
}

const formOf = ({ id, name, icon, svg, url, parameters }: PaymentMethodProvider): ProviderForm => ({
  id,
  name,
  icon,
  svg,
  action: url,
  fields: parameters,
});

function applePayOf({ parameters }: CustomProvider): ApplePay {
  const forPage: Readonly<Record<string, string>> = Object.fromEntries(
    parameters.filter(({ name }) => FOR_PAGE.has(name)).map(({ name, value }) => [name, value]),
  );
  return { ...forPage, fields: parameters.filter(({ name }) => !FOR_PAGE.has(name)) };
}

/** Parameters for Apple's sheet. The others are for the service. */
const FOR_PAGE: ReadonlySet<string> = new Set<keyof ApplePay>(["amount", "label", "currency"]);
