/** The page of moments, and the pages of a world as it was. */
import { expect, test } from "vitest";
import { openDashboard } from "../../browser/support/dashboard.ts";

const { world, created, open, ui, press, texts } = await openDashboard();

const past = (moment: string, path = ""): string => `/_sandbox/ui/${encodeURIComponent(`${world.name}@${moment}`)}/${path}`;

test("a world goes back from the page, which shows the branch that was left, and goes back to that", async () => {
  const id = await created();
  const open1 = (await world.moments.list()).at(-1)?.id ?? "";
  await world.pay(id, { method: "nordea" });
  const paid = (await world.moments.list()).at(-1)?.id ?? "";
  const { location } = await press(ui("moments"), `Go back to ${open1}`);
  const after = await open(location);
  expect(texts(after, "p")).toContain("The world is what it was.");
  expect(after.markup).toContain(`goBack to <code>${open1}</code>`);
  expect(texts(after, "span").filter((text) => text === "left").length).toBeGreaterThan(0);
  expect(await world.payments.list({ text: id })).toMatchObject([{ status: "new" }]);
  await press(ui("moments"), `Go back to ${paid}`);
  expect(await world.payments.list({ text: id })).toMatchObject([{ status: "ok" }]);
});

test("every page shows the world as it was, without forms but one that goes back, and does nothing", async () => {
  const id = await created();
  const moment = (await world.moments.list()).at(-1)?.id ?? "";
  await world.pay(id, { method: "nordea" });
  await created();
  const screen = await open(past(moment, `payments/${id}`));
  expect(screen.status).toBe(200);
  expect(texts(screen, "p").join(" ")).toContain(`as it was at 2026-03-02 09:00:00, after the moment ${moment}`);
  const forms = screen.elements.filter(({ name, attributes }) => name === "form" && attributes["method"] === "post");
  expect(forms.map(({ attributes }) => attributes["action"])).toEqual([ui("moments")]);
  expect(texts(screen, "span")).toContain("new");
  const links = screen.elements.flatMap(({ name, attributes }) => (name === "a" ? [attributes["href"] ?? ""] : []));
  const own = [...new Set(links.filter((link) => link.startsWith(past(moment))))];
  expect(own.length).toBeGreaterThan(10);
  for (const link of own) expect((await open(link)).status, link).toBe(200);
  expect((await open(past("1-00000000"))).status).toBe(404);
  await screen.press("Go back to it");
  expect(await world.payments.list({ text: id })).toMatchObject([{ status: "new" }]);
});

test("the requests of a world as it was are those of now, also of one that was looked at before", async () => {
  const moment = (await world.moments.list()).at(-1)?.id ?? "";
  const count = async (): Promise<number> => texts(await open(past(moment, "requests?show=all")), "tr").length;
  const before = await count();
  await created();
  expect(await count()).toBe(before + 1);
});

test("two moments are compared, and one that is not kept is named", async () => {
  const id = await created();
  const moment = (await world.moments.list()).at(-1)?.id ?? "";
  await world.pay(id, { method: "nordea" });
  const compared = await open(ui(`moments?from=${moment}`));
  expect(texts(compared, "tr").join("\n")).toMatch(new RegExp(`payment.*${id.slice(0, 8)}.*changed.*status`));
  expect(texts(await open(ui("moments?from=1-00000000")), "p")).toContain(`the world ${world.name} has no moment 1-00000000`);
});
