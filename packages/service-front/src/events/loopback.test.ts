import { expect, test } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

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
