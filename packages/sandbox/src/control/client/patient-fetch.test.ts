import { startTestServer } from "@maksu/test-server";
import { expect, test } from "vitest";
import { patientFetch } from "./patient-fetch.ts";

test.each([200, 204, 205, 301, 304, 500])("a response with the status %i is given as it is", async (status) => {
  await using server = await startTestServer((response) => response.writeHead(status, { location: "/other" }).end());
  const response = await patientFetch(server.origin, { method: "GET", headers: {} });
  expect([response.status, await response.text()]).toEqual([status, ""]);
});
