import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { patientFetch } from "./patient-fetch.ts";

test.each([200, 204, 205, 301, 304, 500])("a response with the status %i is given as it is", async (status) => {
  await using server = createServer((_request, response) => void response.writeHead(status, { location: "/other" }).end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const response = await patientFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: "GET", headers: {} });
  expect([response.status, await response.text()]).toEqual([status, ""]);
});
