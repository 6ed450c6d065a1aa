/** Operations 9 to 16. */
export const CARD_RULES = {
  "addCardForm.a": { text: "The signature is a field of the form.", source: "public documentation, tokenization" },
  "addCardForm.b": {
    text: "The merchant may tokenize cards.",
    source: "Payment API, operation 9",
    setting: "tokenization",
    response: { example: "tokenization-not-allowed" },
  },
  "addCardForm.c": {
    text: "Without card methods, the browser goes to the cancel URL.",
    source: "Payment API, operation 9",
    ours: "with the status fail",
    setting: "cards",
  },
  "addCardForm.redirect": {
    text: "The browser returns to the success URL with the id of the tokenization, to the cancel URL without one. The callback URLs get the same.",
    source: "public documentation, tokenization",
  },
  "cards.test": {
    text: "Only the published test cards are taken, each with its published outcome.",
    source: "public documentation, test cards",
    ours: "that no other number is taken",
  },
  "cards.number": {
    text: "A card's number is not stored. Its fingerprint is the same for the same number, within a world.",
    source: "public documentation, cards",
    ours: "how fingerprints are made",
  },
  "getToken.a": {
    text: "A card of this account was added under the id.",
    source: "public documentation, errors",
    ours: "the status: the one that is published does not occur here",
    response: { status: 400, message: "Tokenization not found" },
  },
  "getToken.b": {
    text: "Cards are enabled for the merchant.",
    source: "Payment API, operation 10",
    setting: "cards",
    response: { example: "cards-not-enabled" },
  },
  "getToken.b amex": {
    text: "An American Express card needs American Express to be enabled.",
    source: "Payment API, operation 10",
    setting: "amex",
    response: { example: "american-express-not-enabled" },
  },
  "getToken.customer": {
    text: "A token has a customer: the address that the card was added from, and its country.",
    source: "public documentation, card tokens",
    ours: "always both, at an address of the documentation range",
  },
  "getToken.again": { text: "A tokenization gives the same token each time.", source: "sandbox", ours: "all of it" },
  "tokens.again": {
    text: "A token is never used up, and several holds of one token do not depend on each other.",
    source: "public documentation, card tokens",
  },
  "tokenPayment.cards": {
    text: "Cards, and American Express for such a card, are enabled for the merchant.",
    source: "public documentation, errors",
    ours: "here, too",
    setting: "cards",
    response: { example: "feature-not-enabled" },
  },
  "tokenPayment.token": {
    text: "The account has the token.",
    source: "public documentation, errors",
    response: { example: "token-payment-failed" },
  },
  "tokenPayment.decline": {
    text: "The acquirer may decline the card.",
    source: "public documentation, test cards",
    ours: "the code and its description",
    response: { example: "token-payment-declined" },
  },
  "tokenPayment.step-up": {
    text: "The card's issuer may ask for a step-up in a payment that the customer initiates: 403, and a payment that waits for it.",
    source: "Payment API, rule 4",
  },
  "commit.a": {
    text: "The account has the payment, and it was a hold.",
    source: "public documentation, errors",
    response: { example: "hold-not-found", status: 404 },
  },
  "commit.b": {
    text: "The hold has not been reverted.",
    source: "public documentation, errors",
    ours: "nor has it expired",
    response: { example: "hold-already-reverted" },
  },
  "commit.c": {
    text: "The hold has not been committed.",
    source: "sandbox",
    ours: "the rule and its message; the published holds of the default world take every commit",
    setting: "commitAgain",
    response: { status: 400, message: "The hold has been committed." },
  },
  "commit.d": {
    text: "The account has the token of the commit.",
    source: "sandbox",
    ours: "another token than the hold's is accepted unless this is set",
    setting: "sameTokenForCommit",
    response: { status: 400, message: "Failed to create token payment." },
  },
  "commit.e": {
    text: "The amount is at most that of the hold.",
    source: "Payment API, rule 5",
    ours: "the message: none is published",
    response: { status: 400, message: "The amount is larger than the hold." },
  },
  "commit.stamp": {
    text: "A commit has the stamp of its hold, or one that no other payment or commit of the account has had. The hold's stays used.",
    source: "public documentation, card tokens",
    ours: "all but that it may be the hold's: the error, too",
    setting: "duplicateStamp",
    response: { status: 400, message: "The stamp has been used by another payment." },
  },
  "revert.a": {
    text: "The account has a hold with this id that is neither committed, reverted nor expired.",
    source: "public documentation, errors",
    ours: "the published holds of the default world can be reverted again and again",
    response: { example: "hold-not-found", status: 404 },
  },
} as const;
