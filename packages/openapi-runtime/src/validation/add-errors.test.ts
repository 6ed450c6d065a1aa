import { describe, expect, it } from "vitest";
import { addErrors } from "./add-errors.ts";
import type { AjvError, AjvValidate } from "./violations.ts";

const error = (instancePath: string, schemaPath: string): AjvError => ({ keyword: "type", instancePath, schemaPath, params: {} });

/** As Ajv generates them: the errors are on the function. */
const having = (errors: readonly AjvError[] | null): AjvValidate => Object.assign(() => errors === null, { errors });

describe("addErrors", () => {
  it("gives a component's errors the path of where it stands, in the value and in the schema", () => {
    const component = having([error("", "#/required"), error("/units", "#/properties/units/type")]);
    expect(addErrors(null, component, "/items/3", "#/properties/items/items")).toStrictEqual([
      error("/items/3", "#/properties/items/items/required"),
      error("/items/3/units", "#/properties/items/items/properties/units/type"),
    ]);
  });

  it("adds them behind those found before", () => {
    const found = addErrors(
      [error("/stamp", "#/properties/stamp/type")],
      having([error("", "#/type")]),
      "/customer",
      "#/properties/customer",
    );
    expect(found.map(({ instancePath }) => instancePath)).toStrictEqual(["/stamp", "/customer"]);
  });

  it("leaves the component's own errors as they are: it may be called again elsewhere", () => {
    const component = having([error("", "#/type")]);
    addErrors(null, component, "/a", "#/properties/a");
    expect(addErrors(null, component, "/b", "#/properties/b")).toStrictEqual([error("/b", "#/properties/b/type")]);
  });

  it("adds nothing where nothing was found", () => {
    expect(addErrors(null, having(null), "/a", "#/properties/a")).toStrictEqual([]);
  });

  it("takes 200,000 errors of one component, and those of 200,000 components, in the time of as many copies", () => {
    const one = having([error("", "#/type")]);
    const many = having(Array.from({ length: 200_000 }, (_none, index) => error(`/k${index}`, "#/unevaluatedProperties/not")));
    const start = performance.now();
    let errors = addErrors(null, many, "/a", "#/properties/a");
    for (let index = 0; index < 200_000; index++) errors = addErrors(errors, one, `/items/${index}`, "#/properties/items/items");
    expect(errors).toHaveLength(400_000);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
