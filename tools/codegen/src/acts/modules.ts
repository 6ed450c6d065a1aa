/** The modules of a description's acts: the interface of their methods, a table for what is made of them at run time, and what carries each out. */
import type { Document } from "@maksu/openapi";
import { compact } from "../ground/compact.ts";
import { commentText, oneLine, pascalCase } from "../ground/words.ts";
import { type Act, type ActArgument, actFileOf, actsOf } from "./acts.ts";

/** Makes `methods.ts`: the interface of the acts' methods. */
export function actMethodsModule(document: Document): string {
  const acts = actsOf(document).filter(({ extension }) => !extension.byHand);
  const groups = [...new Set(acts.map(({ extension }) => extension.group))];
  const members = groups.map((group) => {
    const own = acts.filter(({ extension }) => extension.group === group);
    if (group === undefined) return own.map((act) => methodOf(act, "  ")).join("\n");
    return `  readonly ${group}: {\n${own.map((act) => methodOf(act, "    ")).join("\n")}\n  };`;
  });
  return `import type { ActBody, ActFilter, ActPath, ActResult } from "../act.ts";

/** The acts and readings of ${document.info.title}, a method each. */
export interface ActMethods {
${members.join("\n")}
}

${acts.filter(hasOptions).map(optionsOf).join("\n\n")}
`;
}

/** Makes `table.ts`: what the methods, the seeds and the handlers are made of. */
export const actTableModule = (document: Document): string => `/** How each act reads as a method, and as a command of a seed. */
export const actTable = ${compact(Object.fromEntries(actsOf(document).flatMap((act) => (act.extension.byHand ? [] : [[act.id, entryOf(act)]]))))} as const;
`;

/** Makes `implementations.ts`: what carries out each act, from the files that the description names. */
export function actImplementationsModule(document: Document): string {
  const acts = actsOf(document).filter(({ extension }) => !extension.byHand);
  const files = [...new Set(acts.map(({ id, extension }) => actFileOf(id, extension)))].toSorted();
  const nameOf = (file: string): string => `of${pascalCase(file)}`;
  return `${files.map((file) => `import { acts as ${nameOf(file)} } from "../${file}.ts";`).join("\n")}
import type { Acts } from "../act.ts";

/** What carries out each act. */
export const implementations: Acts = {
${files.map((file) => `  ...${nameOf(file)},`).join("\n")}
};
`;
}

const entryOf = ({ name, args, taken, extension: { group, result, seed, text } }: Act): object => ({
  ...(group !== undefined && { group }),
  name,
  arguments: args.map(({ in: place, name: argument }) => (place === "rest" || place === "filter" ? place : `${place}.${argument}`)),
  ...(taken.length > 0 && { taken }),
  ...(result !== undefined && { result }),
  ...(text === "file" && { readsText: true }),
  ...(seed && { seed }),
});

/** Whether a method takes an object of what has no argument of its own. */
const hasOptions = ({ args, taken }: Act): boolean => taken.length > 0 && args.some(({ in: place }) => place === "rest");

const optionsName = ({ id }: Act): string => `${pascalCase(id)}Options`;

const optionsOf = (act: Act): string => {
  const inBody = act.args.flatMap(({ in: place, name }) => (place === "body" ? [JSON.stringify(name)] : []));
  const type = `ActBody<"${act.id}">`;
  return `/** The inputs of \`${act.id}\` besides its first ones. */
export type ${optionsName(act)} = ${inBody.length > 0 ? `Omit<${type}, ${inBody.join(" | ")}>` : type};`;
};

/** The inputs of a query that are no arguments. */
function filterOf({ id, args }: Act): string {
  const named = args.flatMap(({ in: place, name }) => (place === "query" ? [JSON.stringify(name)] : []));
  return named.length > 0 ? `Omit<ActFilter<"${id}">, ${named.join(" | ")}>` : `ActFilter<"${id}">`;
}

function methodOf(act: Act, indent: string): string {
  const { operation } = act.located;
  const [success] = Object.entries(operation.responses).flatMap(([status, response]) => (status.startsWith("2") ? [response] : []));
  const text = [
    operation.summary + ".",
    operation.description?.trim(),
    success?.content && `@returns ${oneLine(success.description).replace(/\.$/, "")}`,
  ];
  const result = act.extension.result === undefined ? "" : `, "${act.extension.result}"`;
  return `${indent}/*${commentText(text.filter(Boolean).join("\n\n"), indent)}*/
${indent}${act.name}(${act.args.map((each) => argumentOf(act, each)).join(", ")}): Promise<ActResult<"${act.id}"${result}>>;`;
}

function argumentOf(act: Act, { in: place, name, isRequired }: ActArgument): string {
  const mark = isRequired ? "" : "?";
  if (place === "path") return `${name}${mark}: ActPath<"${act.id}", "${name}">`;
  if (place === "query") return `${name}${mark}: NonNullable<ActFilter<"${act.id}">["${name}"]>`;
  if (place === "filter") return `${name}${mark}: ${filterOf(act)}`;
  if (place === "body") return `${name}${mark}: ActBody<"${act.id}">["${name}"]`;
  const own = hasOptions(act) ? `options${mark}: ${optionsName(act)}` : `input${mark}: ActBody<"${act.id}">`;
  return act.extension.text === "file" ? `${own} | string` : own;
}
