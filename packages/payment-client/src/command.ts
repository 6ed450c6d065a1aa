/** The command `maksu-payment-client`: one call of any operation. */
import { type CommandCalls, type CommandOperations, runCommand } from "@maksu/client-core/command";
import { CARD_FORM_FIELDS } from "@maksu/signing";
import { commandOperations } from "./generated/commands.ts";
import type * as client from "./index.ts";

/** Runs the command of this package, whose modules are passed so that the two share none. */
export async function run({ createPaymentClient, paytrail }: typeof client): Promise<void> {
  await runCommand({
    name: "maksu-payment-client",
    manifest: new URL("../package.json", import.meta.url),
    operations,
    settings: [{ option: "account", variable: "MAKSU_ACCOUNT", description: "merchant ID" }],
    profiles: { paytrail },
    connect: (options) => {
      // The client checks its options.
      const payments = createPaymentClient(options as unknown as client.PaymentClientOptions);
      const addCardForm: CommandCalls[string] = async (input, own) =>
        payments.addCardForm({ body: await payments.signCardForm(formOf(input.body)) }, own);
      return { ...(payments as unknown as CommandCalls), addCardForm };
    },
  });
}

/** `checkout-redirect-success-url` is `redirectSuccessUrl` among the options of `signCardForm`, which sets the other fields. */
const optionOf = (field: string): string =>
  field.replace(/^checkout-/, "").replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

function formOf(body: unknown): client.CardFormOptions {
  return Object.fromEntries(
    Object.entries(Object(body)).map(([field, value]) => [optionOf(field), value]),
  ) as unknown as client.CardFormOptions;
}

const { addCardForm } = commandOperations;

const operations: CommandOperations = {
  ...commandOperations,
  addCardForm: { ...addCardForm, inputs: addCardForm.inputs.filter(({ name }) => Object.hasOwn(CARD_FORM_FIELDS, optionOf(name))) },
};
