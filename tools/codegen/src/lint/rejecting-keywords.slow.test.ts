/** The report of an example that its schema rejects: where it stands, and the keyword, first whichever was edited. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { lintDescription } from "./redocly.ts";
import { replace } from "../../test/folders.ts";
import { shop } from "../../test/shop.ts";

/** A description that Git knows as it was. */
async function committed(): Promise<string> {
  const root = await shop();
  const git = (...args: string[]): void => void execFileSync("git", args, { cwd: dirname(root), stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=shop", "-c", "user.email=shop@example.com", "-c", "commit.gpgSign=false", "commit", "--message=Begin");
  return root;
}

test.each([
  {
    edited: "a limit of the schema",
    file: "OrderRequest.yaml",
    from: "minLength: 2\n",
    to: "minLength: 4\n",
    says: /OrderRequest\.yaml:8:5 Example value .* 4 characters\. `minLength` stands here, the example at \S*openapi\.yaml:\d+:\d+\. /,
  },
  {
    edited: "what the schema requires",
    file: "OrderRequest.yaml",
    from: "required: [",
    to: "required: [due, ",
    says: /OrderRequest\.yaml:\d+:\d+ Example value .* 'due'\. `required` stands here, the example at \S*openapi\.yaml:\d+:\d+\. /,
  },
  {
    edited: "the example",
    file: "openapi.yaml",
    from: "reference: A-1",
    to: "reference: A",
    says: /openapi\.yaml:\d+:\d+ Example value .* 2 characters\. `minLength` stands at \S*OrderRequest\.yaml:8\. /,
  },
])("$edited is reported first when it was edited", async ({ file, from, to, says }) => {
  const root = await committed();
  await replace(`${dirname(root)}/${file}`, from, to);
  expect((await lintDescription(root))[0]).toMatch(says);
});
