import { describe, expect, test } from "vitest";
import { API_NAMES, FAULT_SYNTAX, TOLERANCE_NAMES } from "@maksu/service-front";
import { startMockServer } from "./mock-server.ts";

const [ALL, EITHER] = [API_NAMES.join(", "), API_NAMES.join(" or ")];

describe("startMockServer rejects options with a TypeError that names the option and what is allowed", () => {
  test.each<[options: unknown, message: string]>([
    ["payment", "options: must be an object, not a string"],
    [["payment"], "options: must be an object, not an array"],
    [{ api: ["payment"] }, "api: unknown option; did you mean apis?"],
    [{ apis: ["payment"], Port: 1 }, "Port: unknown option; did you mean ports?"],
    [{ apis: "payment" }, `apis: must be a list of ${ALL}, not a string`],
    [{ apis: ["payment", "payments"] }, `apis.1: must be ${EITHER}, not "payments"`],
    [{ apis: [undefined] }, `apis.0: is missing; must be ${EITHER}`],
    [{ apis: [] }, "apis: must name at least one API"],
    [{ apis: ["legacy", "legacy"] }, "apis: must name each API once"],
    [{ ports: 4010 }, "ports: must be an object, or false, not a number"],
    [{ ports: true }, "ports: must be an object, or false, not a boolean"],
    [{ ports: { payments: 1 } }, "ports.payments: unknown option; did you mean payment?"],
    [{ ports: { payment: "4010" } }, "ports.payment: must be a whole number from 0 to 65535, not a string"],
    [{ ports: { payment: Number.NaN } }, "ports.payment: must be a whole number from 0 to 65535, not NaN"],
    [{ ports: { legacy: 65_536 } }, "ports.legacy: must be a whole number from 0 to 65535, not 65536"],
    [{ ports: { legacy: -1 } }, "ports.legacy: must be a whole number from 0 to 65535, not -1"],
    [{ ports: { legacy: 65_535 }, apis: ["payment"] }, "ports.legacy: the legacy API is not started: start it as well, or leave this out"],
    [{ ports: { payment: 4010, legacy: 4010 } }, "ports.legacy: must be another port than that of payment, not 4010"],
    [{ host: "" }, "host: must be the name or address of a host, without scheme and port, not an empty string"],
    [{ host: 127 }, "host: must be the name or address of a host, without scheme and port, not a number"],
    [{ host: "http://127.0.0.1" }, "host: must be the name or address of a host, without scheme and port"],
    [{ host: "127.0.0.1\0" }, "host: must be the name or address of a host, without scheme and port"],
    [{ credentials: [] }, "credentials: must be an object, not an empty array"],
    [{ credentials: { Payment: { 1: "hush" } } }, `credentials.Payment: unknown option; did you mean payment?`],
    [{ credentials: { payment: "hush" } }, "credentials.payment: must be an object, not a string"],
    [
      { credentials: { payment: { 1: 2 } } },
      "credentials.payment.1: must be a non-empty string without NUL and lone surrogates, or { secret, state }, not a number",
    ],
    [
      { credentials: { payment: { 1: "" } } },
      "credentials.payment.1: must be a non-empty string without NUL and lone surrogates, or { secret, state }, not an empty string",
    ],
    [
      { credentials: { payment: { 1: "hu\0sh" } } },
      "credentials.payment.1: must be a non-empty string without NUL and lone surrogates, or { secret, state }",
    ],
    [
      { credentials: { payment: { 1: "\ud800" } } },
      "credentials.payment.1: must be a non-empty string without NUL and lone surrogates, or { secret, state }",
    ],
    [
      { credentials: { payment: { 1: undefined } } },
      "credentials.payment.1: is missing; must be a non-empty string without NUL and lone surrogates, or { secret, state }",
    ],
    [
      { credentials: { legacy: { 1: {} } } },
      "credentials.legacy.1.secret: is missing; must be a non-empty string without NUL and lone surrogates",
    ],
    [{ credentials: { legacy: { 1: { secret: "hush", State: "x" } } } }, "credentials.legacy.1.State: unknown option; did you mean state?"],
    [
      { credentials: { legacy: { 1: { secret: "hush", state: 1 } } } },
      "credentials.legacy.1.state: must be a non-empty string, not a number",
    ],
    [
      { credentials: { merchant: { "a:b": "hush" } } },
      'credentials.merchant: each ID must be printable ASCII text without spaces and colons, of at most 1000 characters, not "a:b"',
    ],
    [
      { credentials: { payment: { "": "hush" } } },
      'credentials.payment: each ID must be printable ASCII text without spaces and colons, of at most 1000 characters, not ""',
    ],
    [{ auth: "false" }, "auth: must be true or false, not a string"],
    [
      { timestampToleranceSeconds: Number.NaN },
      "timestampToleranceSeconds: must be a whole number of seconds from 0 to 1000000000, not NaN",
    ],
    [
      { timestampToleranceSeconds: "300" },
      "timestampToleranceSeconds: must be a whole number of seconds from 0 to 1000000000, not a string",
    ],
    [{ rejectUsedNonces: 1 }, "rejectUsedNonces: must be true or false, not a number"],
    [{ profile: "Paytrail" }, 'profile: must be paytrail, not "Paytrail"'],
    [{ tolerances: "all" }, `tolerances: must be true, false, or a list of ${TOLERANCE_NAMES.join(", ")}, not a string`],
    [{ tolerances: ["items"] }, `tolerances[0]: must be ${TOLERANCE_NAMES.join(" or ")}`],
    [{ merchantApiName: "My API" }, "merchantApiName: must be printable ASCII text without spaces, of at most 1000 characters"],
    [{ merchantApiName: "a".repeat(1001) }, "merchantApiName: must be printable ASCII text without spaces, of at most 1000 characters"],
    [{ fault: "slow" }, `fault: must be ${FAULT_SYNTAX}`],
    [{ fault: {} }, `fault: must be ${FAULT_SYNTAX}, not an object`],
    [{ allowEventsTo: true }, "allowEventsTo: must be a list of host names, not a boolean"],
    [
      { allowEventsTo: ["shop", ""] },
      "allowEventsTo[1]: must be the name or address of a host, without scheme and port, not an empty string",
    ],
    [{ allowedHosts: ["mock", "mock."] }, "allowedHosts[1]: must be the name or address of a host, without scheme and port"],
    [{ allowedHosts: ["user@mock"] }, "allowedHosts[0]: must be the name or address of a host, without scheme and port"],
    [
      { controlToken: "hush\nhush" },
      "controlToken: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
    ],
    [
      { controlToken: "a".repeat(1001) },
      "controlToken: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
    ],
    [
      { controlToken: "" },
      "controlToken: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters, not an empty string",
    ],
    [
      { controlToken: "h\u00FCsh" },
      "controlToken: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
    ],
    [{ descriptions: { pay: {} } }, `descriptions.pay: unknown option; the options are ${ALL}`],
    [
      { descriptions: { legacy: {} }, apis: ["payment"] },
      "descriptions.legacy: the legacy API is not started: start it as well, or leave this out",
    ],
    [{ descriptions: { legacy: "openapi.json" } }, "descriptions.legacy: must be an object, not a string"],
    [{ maxBodyBytes: Number.NaN }, "maxBodyBytes: must be a whole number of bytes from 1 to 268435456, not NaN"],
    [{ maxBodyBytes: "10MB" }, "maxBodyBytes: must be a whole number of bytes from 1 to 268435456, not a string"],
    [{ requestTimeout: "30" }, "requestTimeout: must be a whole number of milliseconds from 1 to 2147483647, not a string"],
    [{ requestTimeout: 0 }, "requestTimeout: must be a whole number of milliseconds from 1 to 2147483647, not 0"],
    [{ onExchange: console }, "onExchange: must be a function, not a console object"],
  ])("%j: %s", async (options, message) => {
    const rejected = startMockServer(options as object);
    await expect(rejected).rejects.toThrow(new TypeError(message));
  });

  test("a rejected option's message never quotes a secret", async () => {
    const options = { credentials: { payment: { 1: "hush\0", 2: { secret: "hush\0" } } } };
    await expect(startMockServer(options)).rejects.toThrow(expect.objectContaining({ message: expect.not.stringContaining("hush") }));
  });
});

test.each([[undefined], [null], [{ apis: ["legacy"], ports: undefined, credentials: { payment: undefined }, onExchange: undefined }]])(
  "startMockServer accepts %j: undefined options are ignored",
  async (options) => {
    await using mock = await startMockServer(options as object);
    expect(mock.urls.legacy).toMatch(/^http:/);
  },
);
