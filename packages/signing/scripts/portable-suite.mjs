/**
 * The suite that every runtime runs: all vectors, a hostile table per verifier, and the three fetch functions. It takes the library as an argument
 * and needs nothing but the language, so that it runs where no test runner does.
 */

/** Runs every check; see portable-suite.d.mts. */
export async function portableSuite(library, vectors, { hasMd5 }) {
  const failed = [];
  let passed = 0;
  const context = { library, hasMd5, data: parse(vectors) };
  for (const [name, check] of checks(context)) {
    const outcome = await Promise.resolve()
      .then(check)
      .catch((error) => error);
    if (outcome === true) passed++;
    else failed.push(`${name}: ${outcome instanceof Error ? (outcome.stack ?? outcome.message) : JSON.stringify(outcome)}`);
  }
  return { passed, failed };
}

function* checks(context) {
  yield* checkoutChecks(context);
  yield* merchantChecks(context);
  yield* receiptChecks(context);
  yield* otherChecks(context);
  yield* fetchChecks(context);
}

const SECRET = "SAIPPUAKAUPPIAS";

/** Values that no verifier may accept as a signature, derived from a genuine one. */
function hostile(genuine) {
  const flipped = genuine.slice(0, -2) + (genuine.at(-2) === "a" ? "b" : "a") + genuine.slice(-1);
  const other = genuine === genuine.toLowerCase() ? genuine.toUpperCase() : genuine.toLowerCase();
  return [
    undefined,
    null,
    "",
    " ",
    genuine.slice(1),
    `${genuine}0`,
    ` ${genuine}`,
    `${genuine}\n`,
    flipped,
    other,
    "\u0660".repeat(genuine.length),
    [genuine],
    {},
    1,
  ];
}

function* checkoutChecks({ library, data }) {
  const { checkoutMessage, checkoutSignature, verifyCheckoutSignature } = library;
  for (const { id, valid, parameters, body, secret, algorithm, message, signature } of data.payment.vectors) {
    yield [`${id} message`, () => text(checkoutMessage({ parameters, body })) === message];
    yield [`${id} signature`, async () => ((await checkoutSignature({ parameters, body, secret, algorithm })) === signature) === valid];
    yield [`${id} verify`, async () => (await verifyCheckoutSignature({ parameters, body, secret, signature })) === valid];
  }
  for (const { id, parameters, secret, algorithm, signature, ...rest } of data.generated.filter(({ scheme }) => scheme === "checkout")) {
    const body = bytesOf(rest.body);
    yield [`${id} signature`, async () => (await checkoutSignature({ parameters, body, secret, algorithm })) === signature];
    yield [`${id} verify`, async () => (await verifyCheckoutSignature({ parameters, body, secret: ["x", secret], signature })) === true];
  }
  const [{ parameters, body, secret, signature }] = data.payment.vectors;
  for (const [index, bad] of hostile(signature).entries())
    yield [
      `checkout hostile ${index}`,
      async () => (await verifyCheckoutSignature({ parameters, body, secret, signature: bad })) === false,
    ];
  for (const [index, bad] of [[...parameters, parameters[0]], [...parameters, ["checkout-x", "\n"]], [...parameters, null], []].entries())
    yield [
      `checkout hostile parameters ${index}`,
      async () => (await verifyCheckoutSignature({ parameters: bad, body, secret, signature })) === false,
    ];
  yield [
    "checkout headers",
    async () => (await verifyCheckoutSignature({ parameters: new Headers(parameters), body, secret, signature })) === true,
  ];
  for (let bit = 0; bit < 8; bit++)
    yield [
      `checkout flipped bit ${bit}`,
      async () => (await verifyCheckoutSignature({ parameters, body: flip(body, bit), secret, signature })) === false,
    ];
}

function* merchantChecks({ library, data, hasMd5 }) {
  const { contentMd5, merchantMessage, merchantSignature, verifyMerchantSignature, merchantTimestamp } = library;
  for (const { id, valid, body, secret, message, signature, ...parts } of data.merchant.vectors) {
    yield [`${id} message`, () => text(merchantMessage(parts)) === message];
    yield [`${id} signature`, async () => ((await merchantSignature({ ...parts, secret })) === signature) === valid];
    yield md5(hasMd5, [`${id} verify`, async () => (await verifyMerchantSignature({ ...parts, body, secret, signature })) === valid]);
  }
  for (const { id, secret, signature, ...parts } of data.generated.filter(({ scheme }) => scheme === "merchant")) {
    const body = bytesOf(parts.body);
    yield [`${id} signature`, async () => (await merchantSignature({ ...parts, secret })) === signature];
    yield md5(hasMd5, [`${id} Content-MD5`, async () => (await contentMd5(body)) === parts.contentMd5]);
    yield md5(hasMd5, [`${id} verify`, async () => (await verifyMerchantSignature({ ...parts, body, secret, signature })) === true]);
  }
  const [{ body, secret, signature, ...parts }] = data.merchant.vectors;
  for (const [index, bad] of hostile(signature).entries())
    yield md5(hasMd5, [
      `merchant hostile ${index}`,
      async () => (await verifyMerchantSignature({ ...parts, body, secret, signature: bad })) === false,
    ]);
  for (const [moment, zone, want] of [
    ["2026-01-01T00:00:00Z", "Europe/Helsinki", "2026-01-01T02:00:00+0200"],
    ["2026-07-01T00:00:00Z", "Europe/Helsinki", "2026-07-01T03:00:00+0300"],
    ["2026-01-01T00:00:00Z", "UTC", "2026-01-01T00:00:00+0000"],
    ["2026-01-01T00:00:00Z", "America/St_Johns", "2025-12-31T20:30:00-0330"],
  ])
    yield [`timestamp ${zone} ${moment}`, () => merchantTimestamp(new Date(moment), zone) === want];
}

function* receiptChecks({ library, data, hasMd5 }) {
  const { receiptAuthcode, verifyReceipt } = library;
  const own = data.generated.filter(({ scheme }) => scheme === "receipt").map((vector) => ({ ...vector, valid: true }));
  for (const { id, form, valid, secret, fields, authcode } of [...data.receipt.vectors, ...own]) {
    const parameters = [...Object.entries(fields), ["RETURN_AUTHCODE", authcode]];
    yield md5(hasMd5, [`${id} authcode`, async () => ((await receiptAuthcode({ ...fields, secret })) === authcode) === valid]);
    yield md5(hasMd5, [`${id} verify`, async () => (await verifyReceipt({ parameters, form, secret })) === valid]);
  }
  if (!hasMd5) return;
  const [{ fields, form, secret, authcode }] = data.receipt.vectors;
  for (const [index, bad] of hostile(authcode).entries()) {
    const parameters = [...Object.entries(fields), ["RETURN_AUTHCODE", bad]];
    yield [`receipt hostile ${index}`, async () => (await verifyReceipt({ parameters, form, secret })) === false];
  }
}

function* otherChecks({ library, data }) {
  const {
    basicAuthorization,
    verifyBasicAuthorization,
    refundNotificationSignature,
    verifyRefundNotification,
    signCardForm,
    verifyCardForm,
  } = library;
  for (const { id, merchantId, secret, authorization } of data.generated.filter(({ scheme }) => scheme === "basic")) {
    yield [`${id} sign`, async () => (await basicAuthorization({ merchantId, secret })) === authorization];
    yield [`${id} verify`, async () => (await verifyBasicAuthorization({ authorization, merchantId, secret })) === true];
    yield [
      `${id} rejects another secret`,
      async () => (await verifyBasicAuthorization({ authorization, merchantId, secret: `${secret}x` })) === false,
    ];
  }
  for (const { id, fields, secret, signature } of data.generated.filter(({ scheme }) => scheme === "refund-notification")) {
    const parameters = Object.entries({ ...fields, signature });
    yield [`${id} sign`, async () => (await refundNotificationSignature({ ...fields, secret })) === signature];
    yield [`${id} verify`, async () => (await verifyRefundNotification({ parameters, secret })) === true];
    yield [`${id} rejects another secret`, async () => (await verifyRefundNotification({ parameters, secret: `${secret}x` })) === false];
  }
  yield [
    "card form",
    async () => {
      const fields = await signCardForm({
        account: 375917,
        secret: SECRET,
        redirectSuccessUrl: "https://shop.example.com/s",
        redirectCancelUrl: "https://shop.example.com/c",
      });
      return verifyCardForm({ parameters: Object.entries(fields), secret: SECRET });
    },
  ];
  yield ["error code", () => throws("secret-invalid", () => basicAuthorization({ merchantId: 1, secret: "" }))];
}

function* fetchChecks({ library, hasMd5 }) {
  const { basicFetch, checkoutSignature, checkoutSigning, isVerified, signedCheckoutFetch, signedMerchantFetch, verifyCheckoutSignature } =
    library;
  const baseUrl = "https://api.example.com";
  const headerSet = ["checkout-account", "checkout-algorithm", "checkout-method", "checkout-timestamp", "checkout-nonce", "signature"];
  const operations = { createPayment: { method: "POST", path: "/payments", signedHeaders: headerSet } };
  const serviceWith = (secret) => async (_, init) => {
    const signed = await verifyCheckoutSignature({ parameters: init.headers, body: init.body ?? "", secret: SECRET });
    if (!signed || init.redirect !== "manual") return new Response("bad request", { status: 400 });
    const parameters = [
      ["checkout-account", "375917"],
      ["checkout-algorithm", "sha256"],
      ["checkout-method", "POST"],
    ];
    const signature = await checkoutSignature({ parameters, body: "{}", secret });
    return new Response("{}", { status: 201, headers: [...parameters, ["signature", signature]] });
  };
  const signing = { account: 375917, secret: SECRET, baseUrl, operations };
  const requestWith = (body) => new Request(`${baseUrl}/payments`, { method: "POST", body });
  const call = async (secret, body = '{"a":"ä😀"}') => signedCheckoutFetch({ ...signing, fetch: serviceWith(secret) })(requestWith(body));
  const exchange = async (secret) => {
    const { onRequest, onResponse } = checkoutSigning(signing);
    const request = await onRequest({ request: requestWith('{"a":"ä😀"}'), schemaPath: "/payments" });
    const sent = { headers: request.headers, redirect: request.redirect, body: await request.text() };
    return onResponse({ request, response: await serviceWith(secret)(request.url, sent) });
  };
  yield ["signing middleware, verified response", async () => isVerified(await exchange(SECRET))];
  yield ["signing middleware, another's response", () => throws("signature-mismatch", () => exchange("x"))];
  yield [
    "signed fetch, verified response",
    async () => {
      const response = await call(SECRET);
      return response.status === 201 && isVerified(response) && (await response.text()) === "{}";
    },
  ];
  yield ["signed fetch without a body", async () => isVerified(await call(SECRET, null))];
  yield ["signed fetch, another's response", () => throws("signature-mismatch", () => call("x"))];

  const echo = async (url, init) => new Response(JSON.stringify({ url, headers: Object.fromEntries(init.headers) }));
  yield md5(hasMd5, [
    "merchant fetch",
    async () => {
      const getRefund = { method: "GET", path: "/merchant/v1/refunds/{refundToken}", signedHeaders: [] };
      const fetch = signedMerchantFetch({ merchantId: 1, secret: SECRET, baseUrl, operations: { getRefund }, fetch: echo });
      const { headers } = await (await fetch(new Request(`${baseUrl}/merchant/v1/refunds/1?x=%20`))).json();
      return (
        headers["content-md5"] === "1B2M2Y8AsgTpgAmY7PhCfg==" && /^ServiceMerchantAPI 1:[A-Za-z0-9+/]{43}=$/.test(headers.authorization)
      );
    },
  ]);
  yield [
    "basic fetch",
    async () => {
      const createPayment = { method: "POST", path: "/api-payment/create", signedHeaders: [] };
      const fetch = basicFetch({ merchantId: 1, secret: "x", baseUrl, operations: { createPayment }, fetch: echo });
      const { headers } = await (await fetch(new Request(`${baseUrl}/api-payment/create`, { method: "POST" }))).json();
      return headers.authorization === "Basic MTp4" && headers["x-service-api-version"] === "1";
    },
  ];
}

/** A check that needs MD5: without it, the code must throw `md5-unavailable`. */
function md5(hasMd5, [name, check]) {
  return hasMd5 ? [name, check] : [name, () => throws("md5-unavailable", check)];
}

async function throws(code, call) {
  try {
    await call();
    return `did not throw ${code}`;
  } catch (error) {
    return error.name === "SigningError" && error.code === code ? true : error;
  }
}

function parse({ payment, merchant, receipt, generated }) {
  const own = generated.trimEnd().split("\n");
  return {
    payment: JSON.parse(payment),
    merchant: JSON.parse(merchant),
    receipt: JSON.parse(receipt),
    generated: own.map((line) => JSON.parse(line)),
  };
}

function bytesOf({ text: plain, base64, repeat, times }) {
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextEncoder().encode(plain ?? repeat.repeat(times));
}

function text(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function flip(body, bit) {
  const bytes = new TextEncoder().encode(body);
  bytes[bit * 7] ^= 1 << bit;
  return bytes;
}
