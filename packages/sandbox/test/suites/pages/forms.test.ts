/** The dashboard's forms over HTTP: what one keeps that is rejected, and each as code. */
import { expect, test } from "vitest";
import { openDashboard } from "../../browser/support/dashboard.ts";
import { LIFECYCLES } from "../../../src/domain/lifecycles.ts";
import { RULES } from "../../../src/domain/rules/rules.ts";
import { commandOperations } from "../../../src/generated/commands.ts";
import { elementsOf, type Screen } from "../../browser/support/screen.ts";

const { sandbox, world, open, created, ui, crawl, press } = await openDashboard();

const controls = ({ elements }: Screen, name: string) =>
  elements.filter((each) => ["input", "select", "textarea"].includes(each.name) && each.attributes["name"] === name);
/** The first control of a name, as a browser would send it. */
const valueOf = (screen: Screen, name: string): string | undefined => controls(screen, name)[0]?.attributes["value"];
const wrong = ({ elements }: Screen): readonly (string | undefined)[] =>
  elements.filter(({ attributes }) => attributes["aria-invalid"] === "true").map(({ attributes }) => attributes["name"]);
/** The command, the request and the code of a page. */
const codeOf = ({ markup }: Screen): readonly string[] => {
  const [, shown = ""] = /<section class="as-code"(.*?)<\/section>/s.exec(markup) ?? [];
  return Array.from(shown.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs), ([, text = ""]) => text.replaceAll("&#39;", "'").replaceAll("&quot;", '"'));
};
const settings = ui("settings");

test("a form that is rejected keeps what was typed, and says at the field what it must be", async () => {
  const screen = await press(settings, "Save", { callbackRetry: "[3, 2]", notificationDelay: "7", algorithm: "sha512" });
  expect(screen.status).toBe(400);
  expect([valueOf(screen, "callbackRetry"), valueOf(screen, "notificationDelay")]).toEqual(["[3, 2]", "7"]);
  expect(screen.markup).toContain('<option value="sha512" selected>');
  expect(wrong(screen)).toEqual(["callbackRetry"]);
  expect(screen.elements.find(({ attributes }) => attributes["class"] === "wrong")?.text).toBe("must be more than 3, not 2");
  // The other form of the page is as it was.
  expect(controls(screen, "settlementDelay").map(({ attributes }) => attributes["aria-invalid"])).toEqual([undefined]);
});

test.each([
  {
    page: "settings",
    button: "Save",
    typed: { duplicateCallbacks: "100001" },
    message: "duplicateCallbacks: must be a whole number from 0 to ",
  },
  { page: "settings", button: "Save", typed: { map: "{" }, message: "map: must be JSON" },
  { page: "clock", button: "Advance the clock", typed: { days: "-1", hours: "2" }, message: "days: must be a number from 0" },
  { page: "worlds", button: "Create", typed: { name: "..", clock: "frozen" }, message: "name: must have no control characters" },
  { page: "faults", button: "Add", typed: { "match.nth": "1", times: "2", drop: "true" }, message: "match.nth: can't be combined" },
  { page: "faults", button: "Add", typed: { duplicate: "many" }, message: "duplicate: must be a number" },
])("$button of $page with $typed is rejected at its field: $message", async ({ page, button, typed, message }) => {
  const screen = await press(ui(page), button, typed as Readonly<Record<string, string>>);
  expect(screen.status).toBe(400);
  expect(screen.elements.find(({ attributes }) => attributes["role"] === "alert")?.text).toContain(message);
  expect(wrong(screen)).toEqual([message.split(":")[0]]);
  for (const value of Object.values(typed))
    expect([`value="${value}"`, `<option value="${value}" selected`].some((each) => screen.markup.includes(each))).toBe(true);
});

test("a fault rule is in the field beside as JSON once its fields are shown as code, and is added as it stands there", async () => {
  const typed = { "match.operation": "refundPayment", "match.nth": "2", "respond.status": "503" };
  const rule = { match: { operation: "refundPayment", nth: 2 }, respond: { status: 503 } };
  const screen = await press(ui("faults"), "Add", { ...typed, show: "code" });
  const [area] = controls(screen, "body");
  expect(JSON.parse(area?.text ?? "")).toEqual(rule);
  expect((await screen.press("Add this rule")).status).toBe(303);
  expect((await world.faults.list()).at(-1)?.rule).toEqual(rule);
  const wrongRule = await press(ui("faults"), "Add this rule", { body: '{"drop": true, "match": {"operation": "refund"}}' });
  expect([wrongRule.status, wrong(wrongRule)]).toEqual([400, ["body"]]);
  expect(wrongRule.elements.find(({ attributes }) => attributes["class"] === "wrong")?.text).toMatch(/^match.operation: is unknown/);
  expect(wrongRule.elements.filter(({ name }) => name === "legend").map(({ text }) => text)).toEqual([
    "What it hits",
    "How often",
    "What happens",
  ]);
});

test("each setting has its description, its default and its rules, whose texts are beside their links", async () => {
  const { elements, markup } = await open(settings);
  for (const { name, description } of [...commandOperations.configure.inputs, ...commandOperations.configureMerchant.inputs]) {
    if (["world", "account"].includes(name)) continue;
    const label = markup.match(/<label.*?<\/label>/gs)?.find((each) => each.includes(` name="${name}"`)) ?? "";
    expect([name, elementsOf(label).find((each) => each.name === "label")?.text]).toEqual([
      name,
      expect.stringContaining(description.replaceAll("`", "")),
    ]);
  }
  expect(elements.some(({ name, text }) => name === "label" && text.includes("By default reject"))).toBe(true);
  const rows = LIFECYCLES.flatMap((lifecycle) => lifecycle.rows).map(({ rule, source }) => [rule, source] as const);
  const sources = new Map([...rows, ...Object.entries(RULES).map(([id, { source }]) => [id, source] as const)]);
  const links = elements.filter(({ attributes }) => attributes["aria-describedby"] !== undefined);
  for (const { attributes, text } of links) {
    expect(attributes["href"]).toBe(`${ui("rules")}#${encodeURIComponent(text)}`);
    const tip = elements.find((each) => each.attributes["id"] === attributes["aria-describedby"]);
    expect(tip?.text).toContain(sources.get(text));
  }
  const ids = Array.from(markup.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(links.length).toBeGreaterThan(5);
});

test("a snapshot, which holds secrets, is not shown again when it is rejected, and a seed is", async () => {
  const snapshot = await press(ui("worlds"), "Restore", { body: '{"secret":"of-the-snapshot"}' });
  expect([snapshot.status, snapshot.markup.includes("of-the-snapshot")]).toEqual([400, false]);
  expect((await press(ui("worlds"), "Run its steps", { body: '{"steps": "typed"}' })).markup).toContain(
    "{&quot;steps&quot;: &quot;typed&quot;}",
  );
});

test("a refund that a rule rejects keeps its amount", async () => {
  const id = await created();
  await world.pay(id, { method: "nordea" });
  const screen = await press(ui(`payments/${id}`), "Refund", { amount: "999999", email: "maija@example.com" });
  expect(screen.status).toBe(409);
  expect([valueOf(screen, "amount"), valueOf(screen, "email")]).toEqual(["999999", "maija@example.com"]);
});

test("a form as code is a command, a request and a line of a test, of what was changed alone, and changes nothing", async () => {
  const before = await world.settings();
  const screen = await press(settings, "Save", { duplicateStamp: "accept", holidays: '["2026-12-24"]', show: "code" });
  expect(screen.status).toBe(200);
  const body = '{"duplicateStamp":"accept","holidays":["2026-12-24"]}';
  expect(codeOf(screen)).toEqual([
    `npx maksu-sandbox configure --world ${world.name} --duplicate-stamp accept --holidays 2026-12-24 --url ${sandbox.url}`,
    `curl -X PATCH ${sandbox.url}/_sandbox/worlds/${world.name}/settings \\\n  -H 'Content-Type: application/json' \\\n  --data-binary '${body}'`,
    `await world.configure({ duplicateStamp: "accept", holidays: ["2026-12-24"] });`,
  ]);
  expect(screen.markup).toContain('<option value="accept" selected>');
  expect(await world.settings()).toEqual(before);
  const invalid = await press(settings, "Save", { duplicateCallbacks: "101", show: "code" });
  expect([invalid.status, wrong(invalid), codeOf(invalid)]).toEqual([400, ["duplicateCallbacks"], []]);
});

test("of several forms with one operation, the one that was sent is shown as code", async () => {
  const id = await created();
  const screen = await press(ui(`payments/${id}`), "Cancel", { show: "code" });
  expect(codeOf(screen).at(-1)).toBe(`await world.pay("${id}", { outcome: "cancel" });`);
  expect(screen.markup.match(/class="as-code"/g)).toHaveLength(1);
});

test("a form whose values are others by the time that it is shown as code is shown above the page", async () => {
  const own = await sandbox.world({ clock: "running" });
  await own.orders.add();
  const screen = await press(`/_sandbox/ui/${own.name}/clock`, "Advance to the next job", { seconds: "5.5", show: "code" });
  expect(codeOf(screen).at(-1)).toBe("await world.clock.advance({ seconds: 5.5 });");
});

test("every form of every page that does something can be shown as code", async () => {
  const pages = await crawl();
  const forms = pages.flatMap(({ markup }) => markup.match(/<form method="post".*?<\/form>/gs) ?? []);
  expect(forms.length).toBeGreaterThan(100);
  expect(forms.filter((form) => !form.includes('name="show" value="code"'))).toEqual([]);
});
