/** Random malformed requests: framing, headers, encodings, JSON, XML, nesting, size, slowness. The same seed creates the same requests. */
import { createHash, createHmac } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Dice } from "./dice.ts";
import type { RawRequest } from "./raw-request.ts";
import { MERCHANT_SECRET, paymentHeaders } from "./signed-headers.ts";
import { detailedOrder, order, payment, refund, tokenPayment } from "./valid-bodies.ts";

/** A request, and the API to send it to. */
export interface HostileRequest extends RawRequest {
  readonly api: HostileApi;
  readonly kind: string;
}

export function hostileRequest(dice: Dice): HostileRequest {
  const kind = dice.pick(KINDS);
  return { kind: kind.name, ...kind.make(dice) };
}

type Make = (dice: Dice) => Omit<HostileRequest, "kind">;

const CRLF = "\r\n";
const bytes = (dice: Dice, length: number): Uint8Array => Uint8Array.from({ length }, () => dice.number(256));
const latin = (dice: Dice, length: number): string => Buffer.from(bytes(dice, length)).toString("latin1");
const printable = (dice: Dice, length: number): string => Array.from({ length }, () => String.fromCharCode(33 + dice.number(94))).join("");
const host = `host: x${CRLF}`;

const APIS = ["payment", "merchant", "legacy"] as const;
export type HostileApi = (typeof APIS)[number];

const TARGETS: Readonly<Record<HostileApi, readonly [string, ...string[]]>> = {
  payment: [
    "/payments",
    "/settlements",
    "/merchants/payment-providers?groups=bank",
    "/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
    "/payments/token/cit/charge",
  ],
  merchant: [
    "/merchant/v1/payments/1/refunds",
    "/merchant/v1/refunds/x",
    "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31",
    "/merchant/v1/refunds/",
  ],
  legacy: ["/api-payment/create"],
};
const METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"] as const;

/** A well-framed request, signed where a signature takes one line of code, so that it passes authentication. */
function signed(api: HostileApi, method: string, target: string, body: Uint8Array, headers: readonly string[] = []): Uint8Array {
  const own = {
    payment: () => paymentHeaders(method, target, body),
    merchant: () => merchantHeaders(method, target, body),
    legacy: legacyHeaders,
  }[api]();
  const lines = [`${method} ${target} HTTP/1.1`, "host: x", "connection: close", `content-length: ${body.length}`, ...own, ...headers];
  return Buffer.concat([Buffer.from(lines.join(CRLF) + CRLF + CRLF, "latin1"), body]);
}

function merchantHeaders(method: string, target: string, body: Uint8Array): string[] {
  const md5 = createHash("md5").update(body).digest("base64");
  const timestamp = "2026-11-21T12:00:00+0200";
  const message = [method, target, "ServiceMerchantAPI 13466", timestamp, md5].join("\n");
  const signature = createHmac("sha256", MERCHANT_SECRET).update(message).digest("base64");
  return [`timestamp: ${timestamp}`, `content-md5: ${md5}`, `authorization: ServiceMerchantAPI 13466:${signature}`];
}

const legacyHeaders = (): string[] => [`authorization: Basic ${btoa(`13466:${MERCHANT_SECRET}`)}`, "x-service-api-version: 1"];

const POSTS: readonly [readonly [HostileApi, string, object], ...(readonly [HostileApi, string, object])[]] = [
  ["payment", "/payments", payment],
  ["payment", "/payments/token/mit/charge", tokenPayment],
  ["merchant", "/merchant/v1/payments/1/refunds", refund],
  ["legacy", "/api-payment/create", order],
  ["legacy", "/api-payment/create", detailedOrder],
];

const JSON_TYPE = "content-type: application/json";
const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

/** Replaces one value somewhere in a valid body. */
function mutated(dice: Dice, value: unknown): unknown {
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0 && dice.number(4) > 0) {
    const names = Object.keys(value);
    const name = names[dice.number(names.length)] ?? "x";
    const changed = mutated(dice, (value as Record<string, unknown>)[name]);
    return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
  }
  return dice.pick<unknown>([
    null,
    true,
    -1,
    Number.MAX_VALUE,
    0.1 + 0.2,
    2 ** 53 + 2,
    "",
    "\u0000",
    "\u2028",
    "\ud800",
    "😀".repeat(300),
    "x".repeat(70_000),
    [],
    {},
    [[[]]],
    { ["__proto__"]: 1, constructor: 1, "€\r\n": 1 },
    Array.from({ length: 600 }, () => 0),
    "${7*7}",
    "1e2",
    "٣",
  ]);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const payable = "<orderNumber>1</orderNumber><currency>EUR</currency><price>1.00</price>";

const KINDS: readonly [{ readonly name: string; readonly make: Make }, ...{ readonly name: string; readonly make: Make }[]] = [
  {
    name: "framing",
    make: (dice) => {
      const api = dice.pick(APIS);
      const target = dice.pick(TARGETS[api]);
      const piece = dice.pick<() => string>([
        () => latin(dice, 1 + dice.number(300)),
        () => `\u0000\u0001\u0002${CRLF}${CRLF}`,
        () => `GET${CRLF}${CRLF}`,
        () => `get ${target} HTTP/1.1${CRLF}${host}${CRLF}`,
        () => `GET ${target}${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/2.0${CRLF}${host}${CRLF}`,
        () => `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/1.1\n\n`,
        () => `GET ${target} HTTP/1.1${CRLF}${CRLF}`,
        () => `GET  ${target}  HTTP/1.1${CRLF}${host}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}content-length: -1${CRLF}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}content-length: 1${CRLF}content-length: 2${CRLF}${CRLF}ab`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}content-length: 99999999999999999999${CRLF}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}content-length: 2${CRLF}transfer-encoding: chunked${CRLF}${CRLF}0${CRLF}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}transfer-encoding: gzip${CRLF}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}transfer-encoding: chunked${CRLF}${CRLF}zz${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}transfer-encoding: chunked${CRLF}${CRLF}5${CRLF}ab`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}content-length: 100${CRLF}${CRLF}ab`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}: x${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}a b: x${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}x: a${CRLF} folded${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}x: ${"y".repeat(20_000)}${CRLF}${CRLF}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}${`a: b${CRLF}`.repeat(2500)}${CRLF}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}upgrade: websocket${CRLF}connection: upgrade${CRLF}${CRLF}`,
        () => `CONNECT example.com:443 HTTP/1.1${CRLF}${host}${CRLF}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}expect: 100-continue${CRLF}content-length: 2${CRLF}${CRLF}{}`,
        () => `POST ${target} HTTP/1.1${CRLF}${host}expect: something${CRLF}content-length: 2${CRLF}${CRLF}{}`,
        () => `GET ${target} HTTP/1.1${CRLF}${host}${CRLF}`.repeat(20),
        () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
      ])();
      return { api, pieces: [Buffer.from(piece, "latin1")], end: true };
    },
  },
  {
    name: "path",
    make: (dice) => {
      const api = dice.pick(APIS);
      const target = dice.pick([
        "/payments/%zz",
        "/payments/%C3",
        "/merchant/v1/refunds/%E0%A4%A",
        "//",
        "*",
        "http://example.com/payments",
        "/../../etc/passwd",
        "/payments/..%2f..",
        "/%00",
        "/payments/\u00e4",
        `/payments/${"x".repeat(8000)}`,
        "/payments?%zz=%zz",
        `/settlements?${"a=b&".repeat(2000)}`,
        "/__proto__",
        "/constructor",
        "/payments/constructor",
        "/_mock/events/constructor",
        "/_mock/events/%zz",
        "/_mock/",
        "/_mock/health/..",
        "/merchant/v1/refunds/;a=b",
        "?",
        "/?#",
      ]);
      const method = dice.pick(METHODS);
      const raw = `${method} ${target} HTTP/1.1${CRLF}${host}connection: close${CRLF}${CRLF}`;
      return { api, pieces: [dice.number(2) ? Buffer.from(raw, "latin1") : signed(api, method, target, Buffer.alloc(0))] };
    },
  },
  {
    name: "headers",
    make: (dice) => {
      const [api, target, body] = dice.pick(POSTS);
      const values = [
        "garbage",
        "application/json; q",
        "",
        ";;",
        "*/*;q=x",
        "a/b/c",
        latin(dice, 20).replaceAll(/[\r\n\0]/g, "?"),
        printable(dice, 40),
        "x".repeat(4000),
        ",",
        '"',
      ] as const;
      const names = [
        "accept",
        "content-type",
        "prefer",
        "mock-fault",
        "authorization",
        "checkout-account",
        "checkout-algorithm",
        "checkout-method",
        "checkout-transaction-id",
        "checkout-",
        "signature",
        "timestamp",
        "content-md5",
        "x-service-api-version",
        "content-encoding",
        "accept-language",
        "cookie",
        "submerchant",
        "__proto__",
        "forwarded",
      ] as const;
      const headers = Array.from({ length: 1 + dice.number(4) }, () => `${dice.pick(names)}: ${dice.pick(values)}`);
      const json = dice.number(2) ? [JSON_TYPE] : [];
      return { api, pieces: [signed(api, "POST", target, Buffer.from(JSON.stringify(body)), [...json, ...headers])] };
    },
  },
  {
    name: "encoding",
    make: (dice) => {
      const [api, target, body] = dice.pick(POSTS);
      const text = JSON.stringify(body);
      const [content, ...headers] = dice.pick<readonly [Uint8Array, ...string[]]>([
        [bytes(dice, 200), JSON_TYPE],
        [Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0x7d])]), JSON_TYPE],
        [Buffer.from(text, "utf16le"), "content-type: application/json; charset=utf-16"],
        [Buffer.from(`\uFEFF${text}`), JSON_TYPE],
        [gzipSync(text), JSON_TYPE, "content-encoding: gzip"],
        [gzipSync(Buffer.alloc(2_000_000)), JSON_TYPE, "content-encoding: gzip"],
        [Buffer.from(text, "latin1"), "content-type: application/json; charset=latin1"],
        [Buffer.from(text), "content-type: multipart/form-data"],
        [bytes(dice, 200), "content-type: application/x-www-form-urlencoded"],
        [Buffer.from(text), 'content-type: application/json; charset="utf-8'],
        [bytes(dice, 200), "content-type: application/xml"],
      ]);
      return { api, pieces: [signed(api, "POST", target, content, headers)] };
    },
  },
  {
    name: "JSON",
    make: (dice) => {
      const [api, target, body] = dice.pick(POSTS);
      const text = dice.pick<() => string>([
        () => JSON.stringify(mutated(dice, mutated(dice, body))),
        () => JSON.stringify(mutated(dice, body)),
        () => JSON.stringify(mutated(dice, body)) ?? "",
        () => JSON.stringify(body).slice(0, dice.number(200)),
        () =>
          dice.pick([
            "",
            "null",
            "0",
            "false",
            '""',
            "[]",
            "{}",
            "{",
            "NaN",
            "{'a':1}",
            '{"a":1,}',
            '{"a":1}{"b":2}',
            "//",
            '{"__proto__":{"rows":1}}',
            '{"a":"\\ud800"}',
            "1e400",
            `"${"x".repeat(100_000)}"`,
          ]),
        () => nested("[", "]", 10 ** (1 + dice.number(5))),
        () => nested('{"a":', "}", 10 ** (1 + dice.number(4))).replace("}", "1}"),
        () => `{"rows":[${'{"amount":0},'.repeat(9000)}{}],"items":[${"0,".repeat(9000)}0]}`,
        () => `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join(",")}}`,
        () => `{"amount":${"9".repeat(50_000)},"referenceNumber":${"9".repeat(50_000)}}`,
      ])();
      return { api, pieces: [signed(api, "POST", target, Buffer.from(text ?? ""), [JSON_TYPE])] };
    },
  },
  {
    name: "XML",
    make: (dice) => {
      const text = dice.pick<() => string>([
        () =>
          `${XML}<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa">${Array.from("bcdefghij", (name, i) => `<!ENTITY ${name} "${`&${"abcdefghi"[i]};`.repeat(10)}">`).join("")}]><payment>&j;</payment>`,
        () => '<!DOCTYPE p SYSTEM "file:///etc/passwd"><payment/>',
        () => `<payment>${nested("<a>", "</a>", 10 ** (1 + dice.number(5)))}</payment>`,
        () => "<payment>".repeat(50_000),
        () => `<payment ${Array.from({ length: 5000 }, (_, i) => `a${i}="1"`).join(" ")}/>`,
        () => `<payment>${payable}<urlSet><![CDATA[${"]".repeat(1000)}]]></urlSet></payment>`,
        () => `<payment>${payable}<!-- ${"-".repeat(1000)} --></payment>`,
        () => `<payment>&${printable(dice, 10)};&#x0;&#xFFFFFFFF;&#55296;</payment>`,
        () => `<payment>${payable}\u0000\u0001</payment>`,
        () => `<payment>${"<orderNumber>1</orderNumber>".repeat(9000)}</payment>`,
        () => `<payment><orderDetails><products>${"<product/>".repeat(2000)}</products></orderDetails></payment>`,
        () => `<${printable(dice, 30)}>`,
        () => `<payment>${payable}</payment`.slice(0, dice.number(120)),
        () => `<payment><__proto__>1</__proto__><constructor>1</constructor></payment>`,
        () => `<?xml version="1.0" encoding="UTF-16"?><payment/>`,
        () => `<?${"x".repeat(10_000)}?><payment/>`,
        () => latin(dice, 300),
      ])();
      const type = dice.pick(["application/xml", "application/xml; charset=utf-8", "application/json", "text/xml"]);
      return { api: "legacy", pieces: [signed("legacy", "POST", "/api-payment/create", Buffer.from(text), [`content-type: ${type}`])] };
    },
  },
  {
    name: "control",
    make: (dice) => {
      const api = dice.pick(APIS);
      const target = dice.pick([
        "/_mock/events/paymentCallback",
        "/_mock/events/paymentReport",
        "/_mock/events/refundStatusChanged",
        "/_mock/events/successRedirect",
        "/_mock/clock",
      ]);
      const body = JSON.stringify(
        mutated(dice, {
          url: dice.pick(["http://127.0.0.1:9/", "http://192.0.2.1/", "x"]),
          status: "ok",
          rows: [{ a: 1 }],
          newStatus: "x",
          timestamp: "x",
          more: { "checkout-a": "b" },
        }),
      );
      return { api, pieces: [signed(api, "POST", target, Buffer.from(body ?? ""), [JSON_TYPE])] };
    },
  },
];

/** Expensive requests, in the given share. */
export const COSTLY: readonly { readonly name: string; readonly make: Make }[] = [
  {
    name: "11 MB",
    make: (dice) => {
      const [api, target] = dice.pick(POSTS);
      const filler = Buffer.alloc(11_000_000, dice.pick(["[0,", "<a>", '{"a":', "x"]));
      if (dice.number(2)) return { api, pieces: [signed(api, "POST", target, filler, [JSON_TYPE])] };
      const head = `POST ${target} HTTP/1.1${CRLF}${host}${JSON_TYPE}${CRLF}transfer-encoding: chunked${CRLF}${CRLF}${filler.length.toString(16)}${CRLF}`;
      return { api, pieces: [head, filler, `${CRLF}0${CRLF}${CRLF}`] };
    },
  },
  {
    name: "2.9 MB",
    make: (dice) => {
      const [api, target] = dice.pick(POSTS);
      const text = dice.pick([
        `{"rows":[${'{"amount":0},'.repeat(220_000)}{}]}`,
        `{"items":[${"0,".repeat(1_400_000)}0]}`,
        nested("[", "]", 1_400_000),
        `{${Array.from({ length: 200_000 }, (_, i) => `"k${i}":1`).join(",")}}`,
        `<payment>${"<a>1</a>".repeat(350_000)}</payment>`,
        `<payment>${nested("<a>", "</a>", 400_000)}</payment>`,
      ]);
      const type = text.startsWith("<") ? "content-type: application/xml" : JSON_TYPE;
      return {
        api: type === JSON_TYPE ? api : "legacy",
        pieces: [
          signed(type === JSON_TYPE ? api : "legacy", "POST", type === JSON_TYPE ? target : "/api-payment/create", Buffer.from(text), [
            type,
          ]),
        ],
      };
    },
  },
  {
    name: "slow",
    make: (dice) => {
      const api = dice.pick(APIS);
      const text = `POST ${dice.pick(TARGETS[api])} HTTP/1.1${CRLF}${host}content-length: 40${CRLF}${CRLF}`;
      return { api, pieces: [...`${text.slice(0, dice.number(text.length))}`].slice(0, 60), pause: 100 };
    },
  },
];
