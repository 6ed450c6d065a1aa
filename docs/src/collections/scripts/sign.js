// Signs each request, and verifies each response: the same script in Postman and in Bruno. `runner` is what differs between the two.
const cryptoJs = require("crypto-js");

/** The Payment API's signature of headers or form fields, and a body: lines of `checkout-` names in order, then the body. */
function checkoutSignature(pairs, body, secret) {
  const lines = pairs
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name.startsWith("checkout-"))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const [, algorithm] = lines.find(([name]) => name === "checkout-algorithm") || [];
  const hmac = { sha256: cryptoJs.HmacSHA256, sha512: cryptoJs.HmacSHA512 }[algorithm];
  if (!hmac) throw new Error(`checkout-algorithm must be sha256 or sha512, but is ${algorithm}.`);
  return hmac(lines.map(([name, value]) => `${name}:${value}`).join("\n") + "\n" + body, secret).toString();
}

/** The Merchant API's signature: method, path with query, API name and merchant ID, time, and MD5 of the body. */
function merchantSignature([method, target, merchant, timestamp, contentMd5], secret) {
  return cryptoJs.HmacSHA256([method, target, merchant, timestamp, contentMd5].join("\n"), secret).toString(cryptoJs.enc.Base64);
}

/** Escapes what a URL may not have, once, so that the runner sends it as it is. */
function escapedUrl(url) {
  return url.replace(/[^\w!#$%&()*+,\-./:;=?@[\]~]/gu, (character) => (character === "'" ? "%27" : encodeURIComponent(character)));
}

const valueIn = (pairs, wanted) => (pairs.find(([name]) => name.toLowerCase() === wanted) || [])[1];

/** Resolves the request's variables, and sets what it signs with: so the signed bytes are those that are sent, whatever a variable gives the next time. */
function signRequest(runner) {
  const isMerchant = valueIn(runner.headers(), "content-md5") !== undefined;
  const now = new Date().toISOString();
  runner.set("timestamp", isMerchant ? `${now.slice(0, 19)}+0000` : now);
  runner.set("nonce", cryptoJs.lib.WordArray.random(16).toString());
  const url = runner.resolveUrl(escapedUrl);
  const body = runner.resolveBody();
  if (isMerchant) {
    runner.set("contentMd5", cryptoJs.MD5(body).toString(cryptoJs.enc.Base64));
    const headers = runner.resolveHeaders(/^(timestamp|content-md5)$/i);
    const [merchant] = runner.resolve(valueIn(runner.headers(), "authorization")).split(":");
    const target = url.slice(url.indexOf("/", "https://".length));
    const message = [runner.method, target, merchant, valueIn(headers, "timestamp"), valueIn(headers, "content-md5")];
    runner.set("signature", merchantSignature(message, runner.resolve("{{merchantSecret}}")));
  } else {
    const pairs = [...runner.resolveHeaders(/^checkout-/i), ...runner.resolveForm(/^signature$/)];
    const isSigned = valueIn(pairs, "checkout-algorithm") !== undefined;
    if (isSigned) runner.set("signature", checkoutSignature(pairs, body, runner.resolve("{{secret}}")));
  }
}

/** Says what is wrong with a response of the Payment API; undefined if it has the service's signature, for the request's account, algorithm and method. */
function responseProblem({ request, response, body, secret }) {
  const signature = valueIn(response, "signature");
  if (signature === undefined) return "it has no signature";
  const other = ["checkout-account", "checkout-algorithm", "checkout-method"].find(
    (name) => valueIn(response, name) !== valueIn(request, name),
  );
  if (other) return `its ${other} is not the request's`;
  return checkoutSignature(response, body, secret) === signature ? undefined : "its signature is not that of its headers and body";
}

/** Verifies a response to a request with a `signature` header; one with status 401 is never signed. */
function verifyResponse(runner) {
  const request = runner.headers();
  if (valueIn(request, "signature") === undefined || runner.status() === 401) return;
  runner.test("the response is the service's own", () => {
    const secret = runner.resolve("{{secret}}");
    const problem = responseProblem({ request, response: runner.responseHeaders(), body: runner.responseBody(), secret });
    if (problem) throw new Error(`The response can't be trusted: ${problem}.`);
  });
}
