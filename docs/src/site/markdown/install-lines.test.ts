import { expect, test } from "vitest";
import { installLines } from "./install-lines.ts";

test("each package manager installs with its own words, and comments stay in their column", () => {
  const code = "npm install a\nnpm install --save-dev b c   # for tests\nnpx a                        # runs it\n";
  expect(installLines(code)).toEqual([
    ["npm", code],
    ["pnpm", "pnpm add a\npnpm add --save-dev b c   # for tests\npnpm dlx a                # runs it\n"],
    ["yarn", "yarn add a\nyarn add --dev b c   # for tests\nyarn dlx a           # runs it\n"],
  ]);
});
