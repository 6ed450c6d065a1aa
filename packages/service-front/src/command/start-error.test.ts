import { expect, test } from "vitest";
import { startError } from "./start-error.ts";

const inUse = (port: number): Error => Object.assign(new Error("listen EADDRINUSE"), { code: "EADDRINUSE", port });

test.each([
  { port: 4010, npm: undefined, says: "The port 4010 is in use. Choose another one: --port 5010, or --port 0 for a free one." },
  {
    port: 4010,
    npm: "npm run mock -- payment",
    says: "The port 4010 is in use. Choose another one: --port 5010, or --port 0 for a free one. With npm: npm run mock -- payment --port 5010.",
  },
  { port: 5012, npm: undefined, says: "The port 5012 is in use. Choose another one: --port 6010, or --port 0 for a free one." },
  { port: 5010, npm: undefined, says: "The port 5010 is in use. Choose another one: --port 6010, or --port 0 for a free one." },
])("startError suggests another port than $port, with npm: $npm", ({ port, npm, says }) => {
  expect(startError(inUse(port), npm)).toBe(says);
});

test("startError names npm for no other error", () => {
  expect(startError(new Error("no\nmore"), "npm run mock --")).toBe("no");
});
