/** The ids of holds, tokenizations and tokens that the service's own published suites use: they are in the default world from its start. */
import { cardDetails } from "../domain/cards/token-payment.ts";
import { testCard } from "../domain/cards/test-cards.ts";
import { type Token, tokenOf } from "../domain/cards/token.ts";
import { tokenizationDocument } from "../domain/cards/move-tokenization.ts";
import type { Tokenization } from "../domain/cards/tokenization.ts";
import { movePayment } from "../domain/payments/move-payment.ts";
import { newPayment } from "../domain/payments/create-payment.ts";
import type { SentRequest } from "../domain/payments/payment.ts";
import type { Session } from "./session.ts";
import { contextIn, type World } from "./world.ts";

/** A hold of 20.00 €. It was created when its id was made, a version 1 UUID. */
interface PublishedHold {
  readonly account: string;
  readonly createdAt: string;
}

const HOLDS: Readonly<Record<string, PublishedHold>> = {
  "0e056dd8-408f-11ee-9cb4-e3059a523029": { account: "695861", createdAt: "2023-08-22T01:56:05.480Z" },
  "c12e224e-806f-11ea-9de3-33451a6f6d70": { account: "375917", createdAt: "2020-04-17T05:53:25.897Z" },
};

const AMOUNT = 2000;

/** A token: the last four digits of its card, and what is published of it. */
interface PublishedToken extends Pick<Token, "customer"> {
  /** 0024 is accepted, 1162 and 1170 ask the customer for a step-up. */
  readonly digits: string;
  readonly card?: Partial<Token["card"]>;
}

const TOKENS = {
  "798b445a-2216-46b7-ad1a-000f40ced6e8": {
    digits: "0024",
    card: {
      cvc_required: "not_tested",
      pan_fingerprint: "693a68deec6d6fa363c72108f8d656d4fd0b6765f5457dd1c139523f4daaafce",
      card_fingerprint: "24973f9037d418c0258ee61d90970c15a1c434a457d3974c9cdc12742f87c673",
    },
    customer: { network_address: "89.35.145.204", country_code: "PL" },
  },
  "c7441208-c2a1-4a10-8eb6-458bd8eaa64f": { digits: "0024" },
  "8d3cb70a-7911-42c4-81cd-5318a5f269a4": { digits: "1162" },
  "40037d79-5c7f-4ffe-bf86-2d2025b64c36": { digits: "1170" },
} as const satisfies Readonly<Record<string, PublishedToken>>;

/** The token of each tokenization: of the first and the last, which one is the sandbox's own choice, among those that are accepted. */
const TOKENIZATIONS: Readonly<Record<string, keyof typeof TOKENS>> = {
  "818c478e-5682-46bf-97fd-b9c2b93a3fcd": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
  "b34e5821-2a85-4840-8b27-21ef81168bec": "798b445a-2216-46b7-ad1a-000f40ced6e8",
  "1d0a51f6-a60c-477b-94e2-403a0ed37199": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
};

/** Both accounts may use the tokens and tokenizations. */
const SHARED = { account: "375917", sharedWith: ["695861"] } as const;

const SHARED_KEY = { account: SHARED.account };

/** Adds what is published to a world that has the published merchants, and keeps what is there. */
export async function addPublished(world: World, session: Session): Promise<void> {
  for (const [id, published] of Object.entries(TOKENS))
    if (!(await session.load("token", id)))
      await session.apply({ documents: [{ kind: "token", id, body: { ...tokenIn(world, id, published), ...SHARED }, keys: SHARED_KEY }] });
  for (const [tokenizationId, token] of Object.entries(TOKENIZATIONS))
    if (!(await session.load("tokenization", tokenizationId)))
      await session.apply({ documents: [tokenizationDocument(addedBefore(tokenizationId, token))] });
  for (const [id, hold] of Object.entries(HOLDS)) if (!(await session.load("payment", id))) await addHold(world, session, id, hold);
}

function tokenIn(world: World, token: string, { digits, card, customer }: PublishedToken): Token {
  const own = testCard(digits);
  if (!own) throw new Error(`there is no test card ${digits}`);
  const made = tokenOf(own, { token, account: SHARED.account }, world.ids.fingerprint);
  return { ...made, card: { ...made.card, ...card }, ...(customer && { customer }) };
}

const URLS = { success: "https://shop.invalid/success", cancel: "https://shop.invalid/cancel" };

const addedBefore = (tokenizationId: string, token: string): Tokenization => ({
  tokenizationId,
  ...SHARED,
  status: "added",
  form: {
    "checkout-account": SHARED.account,
    "checkout-algorithm": "sha256",
    "checkout-redirect-success-url": URLS.success,
    "checkout-redirect-cancel-url": URLS.cancel,
  },
  token,
  createdAt: "2023-08-22T00:00:00.000Z",
});

/** Holds the amount without a timer that ends it, and without a transition: nobody has made it. */
async function addHold(world: World, session: Session, transactionId: string, { account, createdAt }: PublishedHold): Promise<void> {
  const context = contextIn(world, account);
  const ids = { transactionId, bankReference: world.ids.bankReference(transactionId) };
  const token = "c7441208-c2a1-4a10-8eb6-458bd8eaa64f";
  const request: SentRequest = {
    stamp: transactionId,
    reference: "3759170",
    amount: AMOUNT,
    currency: "EUR",
    language: "EN",
    items: [],
    customer: { email: "maija.mallikas@example.com" },
    redirectUrls: URLS,
    token,
  };
  const now = Date.parse(createdAt);
  const hold = { ...newPayment("hold", request, AMOUNT, ids, context, now), token, isStanding: true };
  const { documents } = movePayment(hold, "hold", now, context, cardDetails(testCard("0024")));
  await session.apply({
    documents: documents.map((each) => (each.kind === "payment" ? { ...each, body: { ...each.body, timers: {} } } : each)),
  });
}
