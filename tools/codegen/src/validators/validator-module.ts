import { generatingAjv } from "../ajv.ts";
import type { Schema } from "@maksu/openapi";
import { remember } from "../ground/remember.ts";
import type { RequestPart } from "./request-parts.ts";
import { type StandaloneCode, standaloneCode } from "../standalone.ts";
import { componentKeyword, type Components, separate, validatorOf } from "./components.ts";

/** A generated module, and the components whose modules it imports. */
export interface GeneratedModule {
  code: string;
  called: ReadonlyMap<string, Schema>;
}

/**
 * Makes the module of a request part without notes: `export const body` or `export const parameters`. A body that also stands inside of another
 * schema has the validator of that component.
 */
export function partModule({ name, schema, table }: RequestPart, components: Components, inOthers: ReadonlySet<string>): GeneratedModule {
  const hasRules = table.rules.length > 0;
  const rules = hasRules ? 'import { rules } from "../../rules.ts";\n' : "";
  const exported = (validate: string): string =>
    `export const ${name}: Validate = validator(${validate}, ${JSON.stringify(table)}${hasRules ? ", rules" : ""});\n`;
  const component = name === "body" ? components.get(JSON.stringify(schema)) : undefined;
  if (component !== undefined && inOthers.has(component)) {
    return {
      code: `import { type Validate, validator } from "${VALIDATION}";
${rules}${importOf(component)}
${exported(validatorOf(component))}`,
      called: new Map([[component, schema]]),
    };
  }
  // The objects that parameters are given in are ours: none is a component, though it may look like one.
  return moduleOf(schema, name === "body" ? components : new Map(), {
    imports: ["type Validate", "validator"],
    first: rules,
    last: exported("validate"),
  });
}

/** Makes the module of a component without notes: `export const validateItem`. */
export const componentModule = (name: string, schema: Schema, components: Components): GeneratedModule =>
  moduleOf(schema, components, {
    imports: ["type AjvValidate"],
    first: "",
    last: `export const ${validatorOf(name)}: AjvValidate = validate;\n`,
  });

/** The code around Ajv's function, which is called `validate`. */
interface Surroundings {
  imports: string[];
  first: string;
  last: string;
}

function moduleOf(whole: Schema, components: Components, { imports, first, last }: Surroundings): GeneratedModule {
  const { schema, called } = separate(whole, components);
  const { code, imports: functions } = codeOnce(JSON.stringify(schema), () =>
    standaloneCode(generatingAjv().addKeyword(componentKeyword).addSchema(schema, "schema"), { validate: "schema" }),
  );
  const names = [...[...functions, ...(called.size > 0 ? ["addErrors"] : [])].toSorted(), ...imports];
  const ofComponents = [...called.keys()].map(importOf);
  return {
    code: `import { ${names.join(", ")} } from "${VALIDATION}";
${first}${ofComponents.join("")}${code}
${last}`,
    called,
  };
}

const VALIDATION = "@maksu/openapi-runtime/validation";

const importOf = (component: string): string => `import { ${validatorOf(component)} } from "./${component}.ts";\n`;

const codeOnce = remember<StandaloneCode>(200);
