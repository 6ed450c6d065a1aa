/** Two installed copies of every package, as npm installs them when two others ask for different versions: `instanceof` accepts the errors of both. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { modules, runNode } from "./load-modules.ts";

const project = inject("userProject");
const copy = join(project, "copy");
cpSync(join(project, "node_modules/@maksu"), join(copy, "node_modules/@maksu"), { recursive: true });

const EXPORT_ALL = modules.map((name, index) => `export * as module${index} from ${JSON.stringify(name)};\n`).join("");
for (const folder of [project, copy]) writeFileSync(join(folder, "all-modules.mjs"), EXPORT_ALL);

/**
 * Of every two exported error classes, whether the first accepts an error of the second, in one copy and across copies. Prototypes alone would not do in one
 * copy: each client has the rows' error bundled, and all of these are one class to `instanceof`.
 */
const COMPARE = `
import * as own from "./all-modules.mjs";
import * as others from "./copy/all-modules.mjs";
const errorClasses = (copy) => {
  const exported = Object.values(copy).flatMap((module) => Object.values(module));
  return [...new Set(exported.filter((value) => typeof value === "function" && value.prototype instanceof Error))];
};
const [classes, foreign] = [errorClasses(own), errorClasses(others)];
const pairs = classes.flatMap((type, row) => classes.map((thrown, column) => ({
  type: type.name,
  thrown: thrown.name,
  same: row === column,
  within: Object.create(thrown.prototype) instanceof type,
  across: Object.create(foreign[column].prototype) instanceof type,
  shared: foreign[column] === thrown,
})));
const { createPaymentClient } = Object.values(others).find((module) => module.createPaymentClient);
const { SigningError } = Object.values(own).find((module) => module.SigningError);
let caught;
try {
  createPaymentClient({});
} catch (error) {
  caught = error instanceof SigningError;
}
console.log(JSON.stringify({ names: classes.map(({ name }) => name), pairs, caught }));
`;
writeFileSync(join(project, "compare.mjs"), COMPARE);

interface Pair {
  readonly type: string;
  readonly thrown: string;
  readonly same: boolean;
  readonly within: boolean;
  readonly across: boolean;
  readonly shared: boolean;
}
const compared: { readonly names: readonly string[]; readonly pairs: readonly Pair[]; readonly caught: boolean } = JSON.parse(
  runNode(project, "compare.mjs"),
);

describe("with two installed copies of each package", () => {
  it("there are two of each error class", () => {
    expect(compared.names.toSorted()).toEqual([
      "ApiError",
      "ClientError",
      "ControlError",
      "ControlError",
      "EventNotSent",
      "ImpossibleTransition",
      "InexactNumberError",
      "InvalidSetting",
      "JobFailed",
      "RefundRejected",
      "ReportError",
      "RowsError",
      "RowsError",
      "RowsError",
      "SeedError",
      "ServerFailure",
      "SigningError",
      "StoreError",
      "TooManyFields",
      "TransportError",
      "ValidationError",
      "WebhookError",
      "XmlMessageError",
      "XmlValueError",
    ]);
    expect(compared.pairs.filter(({ shared }) => shared)).toEqual([]);
  });

  it("instanceof of every error class accepts the other copy's errors that it accepts of its own, and no others", () => {
    expect(compared.pairs.filter(({ within, across }) => within !== across)).toEqual([]);
    const ofOthers = compared.pairs.filter(({ same, across }) => !same && across);
    expect([...new Set(ofOthers.map(({ type, thrown }) => `${thrown} is a ${type}`))].toSorted()).toEqual([
      "ApiError is a ClientError",
      "RowsError is a RowsError",
      "ValidationError is a ClientError",
    ]);
  });

  it("an error that the other copy throws is caught by its class", () => {
    expect(compared.caught).toBe(true);
  });
});
