import { expect, test } from "vitest";
import { isLoopback, isLoopbackHost } from "./loopback.ts";

test.each([
  { url: "http://127.0.0.1/", loopback: true },
  { url: "http://127.255.1.2:80/", loopback: true },
  { url: "http://localhost:3000/", loopback: true },
  { url: "http://[::1]/", loopback: true },
  { url: "http://2130706433/", loopback: true },
  { url: "http://[::ffff:192.0.2.1]/", loopback: false },
  { url: "http://localhost.example.com/", loopback: false },
  { url: "http://0.0.0.0/", loopback: false },
  { url: "http://10.0.0.1/", loopback: false },
])("$url: $loopback", ({ url, loopback }) => {
  expect(isLoopback(new URL(url))).toBe(loopback);
});

test.each([
  { host: "localhost:4010", loopback: true },
  { host: "127.0.0.1", loopback: true },
  { host: "::1", loopback: true },
  { host: "[::1]:4010", loopback: true },
  { host: "::", loopback: false },
  { host: "shop.example.com:4010", loopback: false },
  { host: "127.0.0.1.example.com", loopback: false },
  { host: "", loopback: false },
  { host: "a b", loopback: false },
])("isLoopbackHost says $loopback for the host $host", ({ host, loopback }) => {
  expect(isLoopbackHost(host)).toBe(loopback);
});
