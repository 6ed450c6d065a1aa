import { expect, test } from "vitest";
import { connectionTo } from "./connection.ts";

const redirection = { hosts: ["services.paytrail.com"], front: 4443, sandbox: 4020 };
const callback = (): void => {};
const to = { host: "127.0.0.1", port: 4443 };

test.each<{ name: string; args: unknown[]; want: unknown[]; port?: number }>([
  { name: "port and host", args: [443, "services.paytrail.com", callback], want: [to, callback] },
  { name: "options", args: [{ host: "services.paytrail.com", port: 443, keepAlive: true }], want: [{ ...to, keepAlive: true }] },
  { name: "another spelling", args: [{ host: "SERVICES.paytrail.com.", port: "8443" }, callback], want: [to, callback], port: 8443 },
  {
    name: "a look-up of its own",
    args: [{ host: "services.paytrail.com", lookup: callback, localAddress: "192.0.2.1", port: 443 }],
    want: [to],
  },
  { name: "a list of Node's", args: [[{ host: "services.paytrail.com", port: 443 }, null]], want: [[to, null]] },
])("leads a connection with $name to the front", ({ args, want, port = 443 }) => {
  const [options] = args;
  const given = { ...Object(options) };
  expect(connectionTo(redirection, args)).toEqual({ args: want, isOurs: true, port });
  if (typeof options === "object" && !Array.isArray(options)) expect(options).toEqual(given);
});

test.each<{ name: string; args: unknown[]; isOurs: boolean }>([
  { name: "another host", args: [{ host: "services.paytrail.com.example.com", port: 443 }], isOurs: false },
  { name: "the front as a proxy", args: [4443, "127.0.0.1"], isOurs: true },
  { name: "the sandbox", args: [{ port: "4020" }, callback], isOurs: true },
  { name: "another port of this machine", args: [{ port: 3128, host: "localhost" }], isOurs: false },
  { name: "the front's port on another machine", args: [4443, "192.0.2.1"], isOurs: false },
  { name: "a path", args: [{ path: "/run/shop.sock", host: "services.paytrail.com" }], isOurs: false },
  { name: "a path alone", args: ["/run/shop.sock"], isOurs: false },
])("leaves a connection to $name as it is", ({ args, isOurs }) => {
  expect(connectionTo(redirection, args)).toEqual({ args, isOurs });
});
