import { expect, test } from "vitest";
import { checkShop } from "./check-shop.ts";

test("checkShop rejects settings that it would ignore, and names them", async () => {
  const settings = { create: "/orders", accept: "accepted.yaml", jobs: 2, html: "report.html" };
  await expect(checkShop({ settings, command: ["false"] })).rejects.toMatchObject({
    name: "InvalidSetting",
    message: "jobs, accept, html: for the command alone; checkShop has no use for it",
  });
});

test("checkShop names settings without the dashes of flags", async () => {
  const settings = { word: { done: "finished" } };
  await expect(checkShop({ settings, command: ["false"] })).rejects.toThrow(/^word done: must be open/);
});

test("checkShop rejects a command among the settings", async () => {
  await expect(checkShop({ settings: { command: ["false"] }, command: ["false"] })).rejects.toThrow("command: unknown setting");
});
