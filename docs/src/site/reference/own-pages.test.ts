import { expect, test } from "vitest";
import { withOwnPages } from "./own-pages.ts";

const own = [
  ["Item.md", "[Reference](../index.md) / Item\n\n# Interface: Item\n\nA row of a payment.\n"],
  ["Payment.md", "# Interface: Payment\n\nA payment.\n"],
] as const;

test("withOwnPages lists the interfaces that no row of the page leads to", () => {
  const entry = "# Entry point index\n\n## Interfaces\n\n### Address {#address}\n\nSee [Item](interfaces/Item.md).\n";
  expect(withOwnPages(entry, own)).toBe(
    "# Entry point index\n\n## Interfaces\n\n| Interface | Description |\n| --- | --- |\n| [Item](interfaces/Item.md) | A row of a payment. |\n| [Payment](interfaces/Payment.md) | A payment. |\n\n### Address {#address}\n\nSee [Item](interfaces/Item.md).\n",
  );
});

test("withOwnPages leaves a page with such a list as it is", () => {
  const entry =
    "## Interfaces\n\n| Interface | Description |\n| ------ | ------ |\n| [Item](interfaces/Item.md) | A row. |\n| [Payment](interfaces/Payment.md) | It. |\n";
  expect(withOwnPages(entry, own)).toBe(entry);
});
