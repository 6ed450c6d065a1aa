/** Checks what each workspace imports. A new workspace needs a line here; an import without one is a question of structure. */
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, isTest, workspaces } from "./workspaces.ts";

const APIS = ["payment-api", "merchant-api", "legacy-api"];
const CLIENTS = ["payment-client", "merchant-client", "legacy-client"];
const BELOW_CLIENTS = ["client-core", "openapi-runtime", "signing"];
const BELOW_SERVERS = [...APIS, "openapi-runtime", "signing", "webhooks"];

/** Names after `@maksu/`, without the workspace's own sources. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "packages/signing": [],
  "packages/openapi-runtime": [],
  "packages/payment-api": ["openapi-runtime"],
  "packages/merchant-api": ["openapi-runtime"],
  "packages/legacy-api": ["openapi-runtime"],
  "packages/client-core": ["openapi-runtime", "signing"],
  "packages/payment-client": [...BELOW_CLIENTS, "payment-api"],
  "packages/merchant-client": [...BELOW_CLIENTS, "merchant-api"],
  "packages/legacy-client": [...BELOW_CLIENTS, "legacy-api"],
  "packages/webhooks": [...APIS, "signing"],
  "packages/service-front": BELOW_SERVERS,
  "packages/mock-server": [...BELOW_SERVERS, "service-front"],
  "packages/contract-tests": [...BELOW_SERVERS, ...CLIENTS, "bundle", "client-core", "mock-server", "service-front"],
  "tools/test-server": [],
  "tools/house": [],
  "tools/bundle": [],
  "tools/codegen": [],
  "tools/spec-changes": ["bundle", "codegen"],
  "tools/packaging": [],
  "tools/tour": [...CLIENTS, "mock-server", "openapi-runtime", "signing"],
  "tools/bench": [...APIS, ...CLIENTS, "bundle", "client-core", "mock-server", "signing", "test-server", "webhooks"],
};

test("every workspace with sources has a line in the table", () => {
  expect(Object.keys(MAY_IMPORT).toSorted()).toEqual([...workspaces].toSorted());
});

const described = ({ file, specifier }: Import): string => `${file} imports ${specifier}`;
const ourName = (specifier: string): string | undefined => /^@maksu\/([^/]+)/.exec(specifier)?.[1];

describe.each(workspaces)("%s", (workspace) => {
  const imports = importsOf(workspace);

  test("imports only the workspaces that its line allows", () => {
    const allowed = new Set([...(MAY_IMPORT[workspace] ?? []), workspace.replace(/^.*\//, "")]);
    const others = imports.filter(({ file, specifier }) => {
      const name = ourName(specifier);
      return !isTest(file) && name !== undefined && !allowed.has(name);
    });
    expect(others.map(described)).toEqual([]);
  });

  test("imports no other workspace's source by its path", () => {
    const leaving = imports.filter(({ file, specifier }) => {
      const target = posix.join(posix.dirname(file), specifier);
      return specifier.startsWith(".") && target !== "vitest.config.ts" && !target.startsWith(`${workspace}/`);
    });
    expect(leaving.map(described)).toEqual([]);
  });
});
