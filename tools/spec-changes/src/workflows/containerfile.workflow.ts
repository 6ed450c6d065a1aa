/** The sandbox's Containerfile, its instructions carried out in a folder: a clean checkout is installed and built, and what is copied runs. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkOut } from "./check-out.ts";
import { buildImage, startImage } from "./image.ts";

const folder = mkdtempSync(join(tmpdir(), "containerfile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the sandbox runs from the files that its Containerfile copies, and asks for its control token", async () => {
  const context = join(folder, "context");
  checkOut(context);
  const image = await buildImage(context, folder);
  const files = readdirSync(image.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(
    files.filter(({ parentPath, name }) => name.endsWith(".map") || /\/(packages|specs)\/[\w-]+\/(src|test)(\/|$)/.test(parentPath)),
  ).toEqual([]);
  // Of what the sandbox adds to Node.
  expect(bytes).toBeLessThan(20_000_000);
  const { url, health, stop } = await startImage(image, ["--control-token", "hush"]);
  try {
    expect((await fetch(url + health)).status).toBe(200);
    const worlds = (headers: Record<string, string>): Promise<Response> => fetch(`${url}/_sandbox/worlds`, { headers });
    expect((await worlds({})).status).toBe(401);
    expect((await worlds({ authorization: "Bearer hush" })).status).toBe(200);
  } finally {
    await stop();
  }
});
