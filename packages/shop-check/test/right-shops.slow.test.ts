/** Right shops raise no alarm. `npm run long -- shops` plays many more histories. */
import { describe, expect, test, vi } from "vitest";
import { NAMED } from "../src/history/named.ts";
import { OTHERS, pieces, RIGHT } from "./support/pieces.ts";
import { playShop } from "./support/play-shop.ts";
import { shopsIn, stepsOf } from "./support/shop-named.ts";

// A piece takes a minute, and many times that beside other work.
vi.setConfig({ testTimeout: 600_000 });

describe("right shops", () => {
  test.each([...pieces("right", RIGHT), ...shopsIn("variants").flatMap((name) => pieces(name, OTHERS))])(
    "the shop $name raises no alarm in $runs histories, piece $piece",
    async ({ name, runs, piece }) => {
      const { verdicts, findings } = await playShop(
        name === "right" ? {} : await stepsOf("variants", name),
        {
          named: piece === 1 ? NAMED : [],
          runs,
          seed: 10 + piece,
        },
        300,
      );
      expect(findings.map(({ rule, what, history }) => ({ rule, what, history }))).toEqual([]);
      expect(Object.values(verdicts)).not.toContain("money at risk");
    },
  );
});
