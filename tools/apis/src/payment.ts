import { createPaymentClient, errorCatalogue as catalogue, operationTable as operations, type PaymentClient } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { validators } from "@maksu/payment-client/validators";
import { TEST_CREDENTIALS } from "@maksu/service-front";
import type { ApiPackages, ClientSettings, Methods } from "./api-packages.ts";

const [[account = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS.payment);
const client = (settings: ClientSettings): PaymentClient => createPaymentClient({ account, secret, ...settings });
const CARD_FORM = { redirectSuccessUrl: "https://shop.example.com/added", redirectCancelUrl: "https://shop.example.com/cancelled" };

export const payment: ApiPackages = {
  clients: (settings) => ({ "application/json": client(settings) as unknown as Methods }),
  operations,
  validators,
  catalogue,
  examples,
  // The card form's signature is a field of its body, made for this moment.
  inputs: (settings) => ({ addCardForm: async () => ({ body: await client(settings).signCardForm(CARD_FORM) }) }),
};
