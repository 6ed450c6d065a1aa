// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import type { Input, Output } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The operations of Sandbox control, a method each. */
export interface Operations {
  /**
   * Check that the sandbox runs
   *
   * Responds as soon as the sandbox accepts requests. It needs no token.
   *
   * `GET /_sandbox/health`
   *
   * Responses:
   * - `200`: It runs.
   *
   * @example
   * ```ts
   * const result = await client.getHealth();
   * ```
   */
  getHealth(input?: Input<operations["getHealth"]>): Promise<GetHealthResult>;
  /**
   * List what differs from the descriptions
   *
   * The first 1,000 responses and events of the sandbox that differ from the descriptions of the three APIs. Always empty for a sandbox that
   * was started without the referee.
   *
   * `GET /_sandbox/violations`
   *
   * Responses:
   * - `200`: The differences, oldest first.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   *
   * @example
   * ```ts
   * const result = await client.listViolations();
   * ```
   */
  listViolations(input?: Input<operations["listViolations"]>): Promise<ListViolationsResult>;
  /**
   * List the worlds
   *
   * All worlds, oldest first. The first one is `default`, the world of the published test merchants.
   *
   * `GET /_sandbox/worlds`
   *
   * Responses:
   * - `200`: The worlds.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   *
   * @example
   * ```ts
   * const result = await client.listWorlds();
   * ```
   */
  listWorlds(input?: Input<operations["listWorlds"]>): Promise<ListWorldsResult>;
  /**
   * Create a world
   *
   * Creates a world with merchants, a clock, ids and events of its own, so that tests can run side by side. What is left out is as the sandbox
   * was started with.
   *
   * `POST /_sandbox/worlds`
   *
   * Responses:
   * - `201`: The world, with the credentials of its merchants.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `409`: There is a world of this name; or the seed can't be read or done.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.createWorld({
   *   body: {
   *     name: "checkout-tests",
   *     clock: "2026-03-02T09:00:00Z",
   *     settings: { callbackOrder: "after" },
   *     merchant: { refundApproval: true },
   *   },
   * });
   * ```
   */
  createWorld(input: Input<operations["createWorld"]>): Promise<CreateWorldResult>;
  /**
   * Get a world
   *
   * The credentials of its merchants, and its clock.
   *
   * `GET /_sandbox/worlds/{world}`
   *
   * Responses:
   * - `200`: The world.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.getWorld({ path: { world: "default" } });
   * ```
   */
  getWorld(input: Input<operations["getWorld"]>): Promise<GetWorldResult>;
  /**
   * Reset a world
   *
   * Forgets its payments, orders, refunds, cards, settlements, events and requests. Its settings, and those of its merchants, are again those
   * that it was created with; so is its clock. Accounts and secrets stay.
   *
   * `POST /_sandbox/worlds/{world}/reset`
   *
   * Responses:
   * - `204`: Reset.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.reset({ path: { world: "default" } });
   * ```
   */
  reset(input: Input<operations["reset"]>): Promise<ResetResult>;
  /**
   * Take a snapshot of a world
   *
   * All that the world has, as a value to keep: payments, orders, refunds, cards, settlements, events, requests, jobs to come, settings, fault rules and
   * the time. It holds the secrets of merchants and the customer data of requests. An event that is being sent is one to be sent in it.
   *
   * `GET /_sandbox/worlds/{world}/snapshot`
   *
   * Responses:
   * - `200`: The snapshot.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.snapshot({ path: { world: "default" } });
   * ```
   */
  snapshot(input: Input<operations["snapshot"]>): Promise<SnapshotResult>;
  /**
   * Count what a world has dropped
   *
   * A sandbox that is started with limits, such as `--keep payments=500`, drops what is over: the oldest first. What was dropped is unknown from then on,
   * and stays in the sums of settlements.
   *
   * `GET /_sandbox/worlds/{world}/dropped`
   *
   * Responses:
   * - `200`: How much has been dropped.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.dropped({ path: { world: "default" } });
   * ```
   */
  dropped(input: Input<operations["dropped"]>): Promise<DroppedResult>;
  /**
   * Restore a world
   *
   * Makes the world what it was when the snapshot was taken, its clock included. What was made since is unknown. The snapshot is of the world with this
   * name and these accounts, in this sandbox or in another one, on any store: the default world has the same accounts everywhere, others under the same seed.
   * Of those who may control the sandbox, bodies of up to 256 MiB are taken.
   *
   * `POST /_sandbox/worlds/{world}/restore`
   *
   * Responses:
   * - `204`: Restored.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.restore({
   *   path: { world: "default" },
   *   body: {
   *     version: 1,
   *     name: "checkout-tests",
   *     accounts: ["401933", "518204", "622910", "739155"],
   *     at: "2026-03-02T09:00:00.000Z",
   *     state: {  },
   *   },
   * });
   * ```
   */
  restore(input: Input<operations["restore"]>): Promise<RestoreResult>;
  /**
   * List the moments of a world
   *
   * What was done, oldest first: acts, requests, timers and events, each with the moment at which it was done. The newest 1,000 are kept, or as many as
   * `--keep moments=500` says; none in a sandbox that drops payments or events.
   *
   * `GET /_sandbox/worlds/{world}/moments`
   *
   * Responses:
   * - `200`: The moments.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listMoments({ path: { world: "default" } });
   * ```
   */
  listMoments(input: Input<operations["listMoments"]>): Promise<ListMomentsResult>;
  /**
   * Take a snapshot of a world as it was
   *
   * The world as it was after a moment, in the form of its other snapshots. Requests and transitions are not among what moments keep: the snapshot has those of
   * now, as far as this process took part.
   *
   * `GET /_sandbox/worlds/{world}/moments/{moment}`
   *
   * Responses:
   * - `200`: The snapshot.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.snapshotMoment({ path: { world: "default", moment: "42-9f3b1c2d" } });
   * ```
   */
  snapshotMoment(input: Input<operations["snapshotMoment"]>): Promise<SnapshotMomentResult>;
  /**
   * Compare two moments of a world
   *
   * The documents of the world after a moment that are others after another one, or now.
   *
   * `GET /_sandbox/worlds/{world}/moments/{moment}/compare`
   *
   * Responses:
   * - `200`: The differences.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.compareMoment({
   *   path: { world: "default", moment: "42-9f3b1c2d" },
   *   query: { with: "57-9f3b1c2d" },
   * });
   * ```
   */
  compareMoment(input: Input<operations["compareMoment"]>): Promise<CompareMomentResult>;
  /**
   * Open a world as it was in a sandbox of its own
   *
   * Starts another sandbox in memory, on a free port of the same address, with the world as it was after a moment, which goes on from there. It ends with this
   * one; of more than five, the oldest ends.
   *
   * `POST /_sandbox/worlds/{world}/moments/{moment}/open`
   *
   * Responses:
   * - `200`: The sandbox.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.openMoment({ path: { world: "default", moment: "42-9f3b1c2d" } });
   * ```
   */
  openMoment(input: Input<operations["openMoment"]>): Promise<OpenMomentResult>;
  /**
   * Go back to a moment
   *
   * Makes the world what it was after a moment, its clock included. That is a moment, too, so that what came in between stays as a branch to go back to. The
   * log of requests and transitions stays, and the shop's own database doesn't go back.
   *
   * `POST /_sandbox/worlds/{world}/moments/{moment}/go-back`
   *
   * Responses:
   * - `204`: Done.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.goBackToMoment({ path: { world: "default", moment: "42-9f3b1c2d" } });
   * ```
   */
  goBackToMoment(input: Input<operations["goBackToMoment"]>): Promise<GoBackToMomentResult>;
  /**
   * Export a world as a seed
   *
   * The steps that were done in the world. In a new world, they make an equal one; ids, tokens, reference numbers and fingerprints are new,
   * unless the sandbox has the same seed and the world the same name.
   *
   * `GET /_sandbox/worlds/{world}/export`
   *
   * Responses:
   * - `200`: The seed, and what it lacks.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.export({ path: { world: "default" } });
   * ```
   */
  export(input: Input<operations["export"]>): Promise<ExportResult>;
  /**
   * Get the settings of a world
   *
   * What the API documents leave open, and how this world reads it.
   *
   * `GET /_sandbox/worlds/{world}/settings`
   *
   * Responses:
   * - `200`: All settings.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.settings({ path: { world: "default" } });
   * ```
   */
  settings(input: Input<operations["settings"]>): Promise<SettingsResult>;
  /**
   * Change settings of a world
   *
   * Changes the settings that are given. They apply from the next request on.
   *
   * `PATCH /_sandbox/worlds/{world}/settings`
   *
   * Responses:
   * - `200`: All settings, changed.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.configure({
   *   path: { world: "default" },
   *   body: { map: { "https://shop.example.com": "http://localhost:8080" } },
   * });
   * ```
   */
  configure(input: Input<operations["configure"]>): Promise<ConfigureResult>;
  /**
   * List the merchants of a world
   *
   * Its merchants, with their settings.
   *
   * `GET /_sandbox/worlds/{world}/merchants`
   *
   * Responses:
   * - `200`: The merchants.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.merchants({ path: { world: "default" } });
   * ```
   */
  merchants(input: Input<operations["merchants"]>): Promise<MerchantsResult>;
  /**
   * Change settings of a merchant
   *
   * Changes the settings that are given. They apply from the next request on.
   *
   * `PATCH /_sandbox/worlds/{world}/merchants/{account}/settings`
   *
   * Responses:
   * - `200`: The merchant, changed.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.configureMerchant({
   *   path: { world: "default", account: "375917" },
   *   body: { refundApproval: true },
   * });
   * ```
   */
  configureMerchant(input: Input<operations["configureMerchant"]>): Promise<ConfigureMerchantResult>;
  /**
   * Issue a second secret
   *
   * From now on requests may be signed with either secret, and responses are signed as their requests were. The merchant's setting `eventSecret` says
   * which one signs events and redirects.
   *
   * `POST /_sandbox/worlds/{world}/merchants/{account}/secrets`
   *
   * Responses:
   * - `201`: The new secret.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.rotateSecret({ path: { world: "default", account: "375917" } });
   * ```
   */
  rotateSecret(input: Input<operations["rotateSecret"]>): Promise<RotateSecretResult>;
  /**
   * Forget the older of two secrets
   *
   * Requests are accepted with the newer one alone, which signs everything.
   *
   * `POST /_sandbox/worlds/{world}/merchants/{account}/secrets/retire`
   *
   * Responses:
   * - `204`: Forgotten.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.retireSecret({ path: { world: "default", account: "375917" } });
   * ```
   */
  retireSecret(input: Input<operations["retireSecret"]>): Promise<RetireSecretResult>;
  /**
   * Do the steps of a seed
   *
   * Does steps in a world, one after the other, each as if a shop, a customer or a bank had done it, and what is due after it: no state comes of it
   * that the APIs could not have made.
   *
   * `POST /_sandbox/worlds/{world}/seed`
   *
   * Responses:
   * - `200`: Done.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: The seed can't be read, or one of its steps can't be done.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.seed({
   *   path: { world: "default" },
   *   body: {
   *     steps: [
   *       { addOrder: { request: { orderNumber: "ORDER-1002", price: "99.00" } }, as: "order" },
   *       { pay: { method: "nordea" }, of: "$order" },
   *     ],
   *   },
   * });
   * ```
   */
  seed(input: Input<operations["seed"]>): Promise<SeedResult>;
  /**
   * Pay a payment or an order
   *
   * Does what the customer does on the pay page, and sends the callback that comes of it. A payment that was cancelled is not opened again, an
   * order is.
   *
   * `POST /_sandbox/worlds/{world}/pay`
   *
   * Responses:
   * - `200`: The customer is on the way back, unless `redirect` is absent.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.pay({
   *   path: { world: "default" },
   *   body: { id: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", method: "nordea" },
   * });
   * ```
   */
  pay(input: Input<operations["pay"]>): Promise<PayResult>;
  /**
   * Pass or fail a step-up
   *
   * Passes or fails the 3DS step-up that a charge or hold waits for.
   *
   * `POST /_sandbox/worlds/{world}/step-up`
   *
   * Responses:
   * - `200`: The customer is on the way back.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.stepUp({
   *   path: { world: "default" },
   *   body: { id: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6" },
   * });
   * ```
   */
  stepUp(input: Input<operations["stepUp"]>): Promise<StepUpResult>;
  /**
   * Add a card on the form
   *
   * Does what the customer does on the form that adds a card.
   *
   * `POST /_sandbox/worlds/{world}/add-card`
   *
   * Responses:
   * - `200`: The customer is on the way back.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.addCard({
   *   path: { world: "default" },
   *   body: { id: "818c478e-5682-46bf-97fd-b9c2b93a3fcd", card: "0024" },
   * });
   * ```
   */
  addCard(input: Input<operations["addCard"]>): Promise<AddCardResult>;
  /**
   * List the tokens
   *
   * The tokens of cards that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/tokens`
   *
   * Responses:
   * - `200`: The tokens.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listTokens({
   *   path: { world: "default" },
   *   query: { text: "ORDER-1001", account: "375917", sort: "newest", skip: 50, limit: 20 },
   * });
   * ```
   */
  listTokens(input: Input<operations["listTokens"]>): Promise<ListTokensResult>;
  /**
   * Add a card without a form
   *
   * Adds a card for a merchant, as if the customer had filled in the form.
   *
   * `POST /_sandbox/worlds/{world}/tokens`
   *
   * Responses:
   * - `201`: The token of the card.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.addToken({ path: { world: "default" }, body: { card: "1162" } });
   * ```
   */
  addToken(input: Input<operations["addToken"]>): Promise<AddTokenResult>;
  /**
   * Do what happens elsewhere
   *
   * The bank confirms a payment, the fraud check clears or declines one; a refund is approved, rejected or paid out. An order's invoice is
   * accepted or declined, or its payment is found on the bank statement; the customer gives an account number for a refund of the Merchant API,
   * or it is completed, cancelled or rejected.
   *
   * `POST /_sandbox/worlds/{world}/resolve`
   *
   * Responses:
   * - `204`: Done.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.resolve({
   *   path: { world: "default" },
   *   body: { id: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", act: "approve" },
   * });
   * ```
   */
  resolve(input: Input<operations["resolve"]>): Promise<ResolveResult>;
  /**
   * List the refunds
   *
   * The refunds of payments and orders that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/refunds`
   *
   * Responses:
   * - `200`: The refunds.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listRefunds({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     status: "ok",
   *     method: "nordea",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     least: 1000,
   *     most: 5000,
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listRefunds(input: Input<operations["listRefunds"]>): Promise<ListRefundsResult>;
  /**
   * Refund a payment or an order
   *
   * Refunds as the merchant does in its panel: no request of the shop is involved, and no callback goes to it.
   *
   * `POST /_sandbox/worlds/{world}/refunds`
   *
   * Responses:
   * - `201`: The refund.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: The rules of refunds reject it.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.refund({
   *   path: { world: "default" },
   *   body: { id: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", amount: 500 },
   * });
   * ```
   */
  refund(input: Input<operations["refund"]>): Promise<RefundResult>;
  /**
   * List the payments
   *
   * The payments that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/payments`
   *
   * Responses:
   * - `200`: The payments.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listPayments({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     status: "ok",
   *     method: "nordea",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     least: 1000,
   *     most: 5000,
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listPayments(input: Input<operations["listPayments"]>): Promise<ListPaymentsResult>;
  /**
   * List the reports
   *
   * The reports that fit all that is given, oldest first. What became of each stands in its event.
   *
   * `GET /_sandbox/worlds/{world}/reports`
   *
   * Responses:
   * - `200`: The reports.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listReports({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listReports(input: Input<operations["listReports"]>): Promise<ListReportsResult>;
  /**
   * Find something
   *
   * Everything in the world that has a text, as it stands in the shop's log, on the dashboard or on a receipt. Payments come
   * first; of each kind, what has it as a whole, then what is newest.
   *
   * `GET /_sandbox/worlds/{world}/find`
   *
   * Responses:
   * - `200`: What was found.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.find({
   *   path: { world: "default" },
   *   query: { text: "ORDER-1001", limit: 20 },
   * });
   * ```
   */
  find(input: Input<operations["find"]>): Promise<FindResult>;
  /**
   * List the settlements
   *
   * The settlements that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/settlements`
   *
   * Responses:
   * - `200`: The settlements.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listSettlements({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     status: "paid out",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     least: 1000,
   *     most: 5000,
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listSettlements(input: Input<operations["listSettlements"]>): Promise<ListSettlementsResult>;
  /**
   * Settle now
   *
   * Settles what has been paid and refunded until now: of every account, or of one. Its time comes by itself, too, as the clock is advanced.
   *
   * `POST /_sandbox/worlds/{world}/settlements`
   *
   * Responses:
   * - `200`: The settlements that were made; none where nothing above 0 is left.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.settle({ path: { world: "default" }, body: {  } });
   * ```
   */
  settle(input: Input<operations["settle"]>): Promise<SettleResult>;
  /**
   * Pay out a settlement
   *
   * Pays out a settlement now.
   *
   * `POST /_sandbox/worlds/{world}/settlements/{settlement}/pay-out`
   *
   * Responses:
   * - `200`: The settlement, paid out.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   *
   * @example
   * ```ts
   * const result = await client.payOut({ path: { world: "default", settlement: "1204567" } });
   * ```
   */
  payOut(input: Input<operations["payOut"]>): Promise<PayOutResult>;
  /**
   * List the orders
   *
   * The orders of the legacy interface that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/orders`
   *
   * Responses:
   * - `200`: The orders.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listOrders({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     status: "paid",
   *     method: "nordea",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     least: 1000,
   *     most: 5000,
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listOrders(input: Input<operations["listOrders"]>): Promise<ListOrdersResult>;
  /**
   * Add an order
   *
   * Adds an order of the legacy interface as if the shop had made it, of any class of interface.
   *
   * `POST /_sandbox/worlds/{world}/orders`
   *
   * Responses:
   * - `201`: The order.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.addOrder({
   *   path: { world: "default" },
   *   body: { interfaceClass: "S1", request: { orderNumber: "ORDER-1002", price: "99.00" } },
   * });
   * ```
   */
  addOrder(input: Input<operations["addOrder"]>): Promise<AddOrderResult>;
  /**
   * Generate payments
   *
   * Moves the clock forward while so many payments come to the ordinary merchant: most are paid, by all of its methods, some fail, some are
   * refunded. What is due in the meantime happens as well. None of them has callbacks.
   *
   * `POST /_sandbox/worlds/{world}/generate`
   *
   * Responses:
   * - `204`: Done.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.generate({ path: { world: "default" }, body: { count: 500, days: 30 } });
   * ```
   */
  generate(input: Input<operations["generate"]>): Promise<GenerateResult>;
  /**
   * Read the clock
   *
   * The time of the world.
   *
   * `GET /_sandbox/worlds/{world}/clock`
   *
   * Responses:
   * - `200`: The clock.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.getClock({ path: { world: "default" } });
   * ```
   */
  getClock(input: Input<operations["getClock"]>): Promise<GetClockResult>;
  /**
   * Watch the clock
   *
   * Responds with the clock once it has been moved: its version is then another one than that of the request. Without a version, responds at
   * once. Responds with the same version when the time is over, so that a shop's own clock follows by asking again and again. An event that is
   * sent at the new time may reach the shop before the response does.
   *
   * `POST /_sandbox/worlds/{world}/clock/watch`
   *
   * Responses:
   * - `200`: The clock.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.watchClock({ path: { world: "default" }, body: { version: "1772442000000" } });
   * ```
   */
  watchClock(input: Input<operations["watchClock"]>): Promise<WatchClockResult>;
  /**
   * Advance the clock
   *
   * Moves the clock forward, and runs all that is due until then, each at its own time, with what comes of it. The response comes when it has
   * run.
   *
   * `POST /_sandbox/worlds/{world}/clock/advance`
   *
   * Responses:
   * - `200`: What happened, in order.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.advanceClock({ path: { world: "default" }, body: { days: 14 } });
   * ```
   */
  advanceClock(input: Input<operations["advanceClock"]>): Promise<AdvanceClockResult>;
  /**
   * List the transitions
   *
   * The newest transitions of payments, orders, refunds and tokenizations, oldest first: at least 1,000 are kept, each with the rule that it follows.
   *
   * `GET /_sandbox/worlds/{world}/transitions`
   *
   * Responses:
   * - `200`: The transitions.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.transitions({ path: { world: "default" } });
   * ```
   */
  transitions(input: Input<operations["transitions"]>): Promise<TransitionsResult>;
  /**
   * List the fault rules
   *
   * The fault rules of the world, oldest first, each with how often it has hit, and what.
   *
   * `GET /_sandbox/worlds/{world}/faults`
   *
   * Responses:
   * - `200`: The fault rules.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listFaults({ path: { world: "default" } });
   * ```
   */
  listFaults(input: Input<operations["listFaults"]>): Promise<ListFaultsResult>;
  /**
   * Add a fault rule
   *
   * Adds a fault rule, which applies from now on. Requests are carried out before their response is lost, unless the rule has `before`. A rule has
   * one effect: `respond` applies to requests; `drop`, `delay` and `truncate` too, or to events where the rule names one; `duplicate` and
   * `outOfOrder` to events; `decline`, `refundOutcome` and `lateOutcome` to what becomes of payments and refunds.
   *
   * `POST /_sandbox/worlds/{world}/faults`
   *
   * Responses:
   * - `201`: The fault rule.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.addFault({
   *   path: { world: "default" },
   *   body: { match: { operation: "refundPayment" }, times: 1, drop: true },
   * });
   * ```
   */
  addFault(input: Input<operations["addFault"]>): Promise<AddFaultResult>;
  /**
   * Remove all fault rules
   *
   * Removes all fault rules of the world. What they have changed stays so.
   *
   * `DELETE /_sandbox/worlds/{world}/faults`
   *
   * Responses:
   * - `204`: Removed.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.clearFaults({ path: { world: "default" } });
   * ```
   */
  clearFaults(input: Input<operations["clearFaults"]>): Promise<ClearFaultsResult>;
  /**
   * Remove a fault rule
   *
   * Removes a fault rule. What it has changed stays so.
   *
   * `DELETE /_sandbox/worlds/{world}/faults/{fault}`
   *
   * Responses:
   * - `204`: Removed.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.removeFault({ path: { world: "default", fault: "1" } });
   * ```
   */
  removeFault(input: Input<operations["removeFault"]>): Promise<RemoveFaultResult>;
  /**
   * List the e-mails
   *
   * The e-mails to customers that the service would have sent, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/outbox`
   *
   * Responses:
   * - `200`: The e-mails.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listOutbox({ path: { world: "default" } });
   * ```
   */
  listOutbox(input: Input<operations["listOutbox"]>): Promise<ListOutboxResult>;
  /**
   * List the events
   *
   * The events of the world that fit all that is given, oldest first.
   *
   * `GET /_sandbox/worlds/{world}/events`
   *
   * Responses:
   * - `200`: The events.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listEvents({
   *   path: { world: "default" },
   *   query: {
   *     text: "ORDER-1001",
   *     account: "375917",
   *     status: "acknowledged",
   *     method: "nordea",
   *     from: "2026-03-01",
   *     to: "2026-03-31",
   *     least: 1000,
   *     most: 5000,
   *     sort: "newest",
   *     skip: 50,
   *     limit: 20,
   *   },
   * });
   * ```
   */
  listEvents(input: Input<operations["listEvents"]>): Promise<ListEventsResult>;
  /**
   * Wait for an event
   *
   * Responds once an event has been sent that matches, which may be so already. With `acknowledged: true` in the match, once the shop has
   * acknowledged it; with a `state`, once it has that state. Rejected at once if the event's host is not allowed and, while the clock is
   * frozen, if only a later job could send it.
   *
   * `POST /_sandbox/worlds/{world}/events/wait`
   *
   * Responses:
   * - `200`: The event.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: No such event was sent.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.waitForEvent({
   *   path: { world: "default" },
   *   body: {
   *     name: "paymentCallback",
   *     match: { transactionId: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", status: "ok" },
   *     timeoutMs: 2000,
   *   },
   * });
   * ```
   */
  waitForEvent(input: Input<operations["waitForEvent"]>): Promise<WaitForEventResult>;
  /**
   * List the attempts to send an event
   *
   * The newest 20 attempts, oldest first, each with what was sent and how the shop responded.
   *
   * `GET /_sandbox/worlds/{world}/events/{event}/attempts`
   *
   * Responses:
   * - `200`: The attempts.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.attemptsOfEvent({
   *   path: { world: "default", event: "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11" },
   * });
   * ```
   */
  attemptsOfEvent(input: Input<operations["attemptsOfEvent"]>): Promise<AttemptsOfEventResult>;
  /**
   * Send an event again
   *
   * Sends an event again now, with the same values and a signature of its own, whatever became of it before.
   *
   * `POST /_sandbox/worlds/{world}/events/{event}/resend`
   *
   * Responses:
   * - `200`: The event, with one more attempt.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.resendEvent({
   *   path: { world: "default", event: "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11" },
   * });
   * ```
   */
  resendEvent(input: Input<operations["resendEvent"]>): Promise<ResendEventResult>;
  /**
   * Send a forged event
   *
   * Sends a forged version of an event to the shop, once: what an attacker, a proxy or a later version of the service could send. It is in no list of
   * events.
   *
   * `POST /_sandbox/worlds/{world}/forge`
   *
   * Responses:
   * - `200`: How the shop responded.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   * - `409`: It is in a state in which this can not happen.
   * - `415`: The body is not JSON by its media type.
   *
   * @example
   * ```ts
   * const result = await client.forgeEvent({
   *   path: { world: "default" },
   *   body: { id: "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", forgery: "forged signature" },
   * });
   * ```
   */
  forgeEvent(input: Input<operations["forgeEvent"]>): Promise<ForgeEventResult>;
  /**
   * List the requests
   *
   * The newest requests of the shop to the three APIs, oldest first: at most 1,000. Signatures and tokens are masked, customer data is not.
   *
   * `GET /_sandbox/worlds/{world}/requests`
   *
   * Responses:
   * - `200`: The requests.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.listRequests({ path: { world: "default" } });
   * ```
   */
  listRequests(input: Input<operations["listRequests"]>): Promise<ListRequestsResult>;
  /**
   * Read the log
   *
   * The newest of what happened, oldest first: requests of the shop, attempts to send events, and transitions, as far as this process of the
   * sandbox took part; 1,000 are kept. To follow the log, ask for what came after the last number, with a time to wait, again and again.
   *
   * `GET /_sandbox/worlds/{world}/logs`
   *
   * Responses:
   * - `200`: The entries; none when the time was over.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.logs({
   *   path: { world: "default" },
   *   query: { limit: 20, after: 41, timeoutMs: 30000 },
   * });
   * ```
   */
  logs(input: Input<operations["logs"]>): Promise<LogsResult>;
  /**
   * List the rejected requests
   *
   * The requests among these that were rejected, with the reason, the rule and its source, and what was wrong with a signature.
   *
   * `GET /_sandbox/worlds/{world}/requests/rejected`
   *
   * Responses:
   * - `200`: The requests.
   * - `400`: The request is not valid.
   * - `401`: The control token is missing or wrong.
   * - `403`: Requests from there are not allowed.
   * - `404`: Not found in this world.
   *
   * @example
   * ```ts
   * const result = await client.rejectedRequests({ path: { world: "default" } });
   * ```
   */
  rejectedRequests(input: Input<operations["rejectedRequests"]>): Promise<RejectedRequestsResult>;
}

/** What `getHealth` gives. */
export type GetHealthResult = Output<operations["getHealth"]>;

/** What `listViolations` gives. */
export type ListViolationsResult = Output<operations["listViolations"]>;

/** What `listWorlds` gives. */
export type ListWorldsResult = Output<operations["listWorlds"]>;

/** What `createWorld` gives. */
export type CreateWorldResult = Output<operations["createWorld"]>;

/** What `getWorld` gives. */
export type GetWorldResult = Output<operations["getWorld"]>;

/** What `reset` gives. */
export type ResetResult = Output<operations["reset"]>;

/** What `snapshot` gives. */
export type SnapshotResult = Output<operations["snapshot"]>;

/** What `dropped` gives. */
export type DroppedResult = Output<operations["dropped"]>;

/** What `restore` gives. */
export type RestoreResult = Output<operations["restore"]>;

/** What `listMoments` gives. */
export type ListMomentsResult = Output<operations["listMoments"]>;

/** What `snapshotMoment` gives. */
export type SnapshotMomentResult = Output<operations["snapshotMoment"]>;

/** What `compareMoment` gives. */
export type CompareMomentResult = Output<operations["compareMoment"]>;

/** What `openMoment` gives. */
export type OpenMomentResult = Output<operations["openMoment"]>;

/** What `goBackToMoment` gives. */
export type GoBackToMomentResult = Output<operations["goBackToMoment"]>;

/** What `export` gives. */
export type ExportResult = Output<operations["export"]>;

/** What `settings` gives. */
export type SettingsResult = Output<operations["settings"]>;

/** What `configure` gives. */
export type ConfigureResult = Output<operations["configure"]>;

/** What `merchants` gives. */
export type MerchantsResult = Output<operations["merchants"]>;

/** What `configureMerchant` gives. */
export type ConfigureMerchantResult = Output<operations["configureMerchant"]>;

/** What `rotateSecret` gives. */
export type RotateSecretResult = Output<operations["rotateSecret"]>;

/** What `retireSecret` gives. */
export type RetireSecretResult = Output<operations["retireSecret"]>;

/** What `seed` gives. */
export type SeedResult = Output<operations["seed"]>;

/** What `pay` gives. */
export type PayResult = Output<operations["pay"]>;

/** What `stepUp` gives. */
export type StepUpResult = Output<operations["stepUp"]>;

/** What `addCard` gives. */
export type AddCardResult = Output<operations["addCard"]>;

/** What `listTokens` gives. */
export type ListTokensResult = Output<operations["listTokens"]>;

/** What `addToken` gives. */
export type AddTokenResult = Output<operations["addToken"]>;

/** What `resolve` gives. */
export type ResolveResult = Output<operations["resolve"]>;

/** What `listRefunds` gives. */
export type ListRefundsResult = Output<operations["listRefunds"]>;

/** What `refund` gives. */
export type RefundResult = Output<operations["refund"]>;

/** What `listPayments` gives. */
export type ListPaymentsResult = Output<operations["listPayments"]>;

/** What `listReports` gives. */
export type ListReportsResult = Output<operations["listReports"]>;

/** What `find` gives. */
export type FindResult = Output<operations["find"]>;

/** What `listSettlements` gives. */
export type ListSettlementsResult = Output<operations["listSettlements"]>;

/** What `settle` gives. */
export type SettleResult = Output<operations["settle"]>;

/** What `payOut` gives. */
export type PayOutResult = Output<operations["payOut"]>;

/** What `listOrders` gives. */
export type ListOrdersResult = Output<operations["listOrders"]>;

/** What `addOrder` gives. */
export type AddOrderResult = Output<operations["addOrder"]>;

/** What `generate` gives. */
export type GenerateResult = Output<operations["generate"]>;

/** What `getClock` gives. */
export type GetClockResult = Output<operations["getClock"]>;

/** What `watchClock` gives. */
export type WatchClockResult = Output<operations["watchClock"]>;

/** What `advanceClock` gives. */
export type AdvanceClockResult = Output<operations["advanceClock"]>;

/** What `transitions` gives. */
export type TransitionsResult = Output<operations["transitions"]>;

/** What `listFaults` gives. */
export type ListFaultsResult = Output<operations["listFaults"]>;

/** What `addFault` gives. */
export type AddFaultResult = Output<operations["addFault"]>;

/** What `clearFaults` gives. */
export type ClearFaultsResult = Output<operations["clearFaults"]>;

/** What `removeFault` gives. */
export type RemoveFaultResult = Output<operations["removeFault"]>;

/** What `listOutbox` gives. */
export type ListOutboxResult = Output<operations["listOutbox"]>;

/** What `listEvents` gives. */
export type ListEventsResult = Output<operations["listEvents"]>;

/** What `waitForEvent` gives. */
export type WaitForEventResult = Output<operations["waitForEvent"]>;

/** What `attemptsOfEvent` gives. */
export type AttemptsOfEventResult = Output<operations["attemptsOfEvent"]>;

/** What `resendEvent` gives. */
export type ResendEventResult = Output<operations["resendEvent"]>;

/** What `forgeEvent` gives. */
export type ForgeEventResult = Output<operations["forgeEvent"]>;

/** What `listRequests` gives. */
export type ListRequestsResult = Output<operations["listRequests"]>;

/** What `logs` gives. */
export type LogsResult = Output<operations["logs"]>;

/** What `rejectedRequests` gives. */
export type RejectedRequestsResult = Output<operations["rejectedRequests"]>;
