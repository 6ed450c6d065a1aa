/**
 * "At least one of" and "at most one of" some fields, each a union, as one union of what both leave.
 *
 * Multiplied by the compiler they would leave members that ask for a field and forbid it. No value has such a type, but types that are made
 * of it, as openapi-fetch makes them, take the two demands apart, and then no variable fits.
 */
import { compiler } from "../ground/compiler.ts";
import type ts from "typescript";
import { nameOf } from "./declarations.ts";

/** The condition on a field whose type stands elsewhere: `present` is `a: unknown`, `absent` is `a?: never`. */
type Presence = "present" | "absent";

/** The conditions of an alternative on fields, by name. */
type Alternative = ReadonlyMap<string, Presence>;

export function possibleAlternatives(node: ts.Node): ts.Node {
  if (!compiler.isIntersectionTypeNode(node)) return node;
  const others: ts.TypeNode[] = [];
  const choices: Alternative[][] = [];
  for (const type of node.types) {
    const choice = choiceOf(type);
    if (choice) choices.push(choice);
    else others.push(type);
  }
  if (choices.length < 2) return node;
  const [first = [], ...more] = choices;
  const possible = more.reduce((left, right) => left.flatMap((each) => right.flatMap((other) => both(each, other) ?? [])), first);
  const type =
    possible.length === 0 ? compiler.factory.createKeywordTypeNode(compiler.SyntaxKind.NeverKeyword) : unionOf(distinct(possible));
  return others.length === 0 ? type : compiler.factory.createIntersectionTypeNode([...others, type]);
}

/** The alternatives of a union that only says which fields are there; undefined of any other type. */
function choiceOf(type: ts.TypeNode): Alternative[] | undefined {
  const union = compiler.isParenthesizedTypeNode(type) ? type.type : type;
  if (!compiler.isUnionTypeNode(union)) return undefined;
  const alternatives = union.types.flatMap((member) => alternativeOf(member) ?? []);
  return alternatives.length === union.types.length ? alternatives : undefined;
}

function alternativeOf(type: ts.TypeNode): Alternative | undefined {
  if (!compiler.isTypeLiteralNode(type)) return undefined;
  const alternative = new Map<string, Presence>();
  for (const member of type.members) {
    const presence = presenceOf(member);
    if (!presence) return undefined;
    alternative.set(...presence);
  }
  return alternative;
}

function presenceOf(member: ts.TypeElement): [name: string, presence: Presence] | undefined {
  if (!compiler.isPropertySignature(member) || !member.type) return undefined;
  const isOptional = member.questionToken !== undefined;
  if (!isOptional && member.type.kind === compiler.SyntaxKind.UnknownKeyword) return [nameOf(member), "present"];
  return isOptional && member.type.kind === compiler.SyntaxKind.NeverKeyword ? [nameOf(member), "absent"] : undefined;
}

/** Merges the conditions of two alternatives; undefined when one asks for a field that the other forbids. */
function both(one: Alternative, other: Alternative): Alternative | undefined {
  const isImpossible = [...one].some(([name, presence]) => (other.get(name) ?? presence) !== presence);
  return isImpossible ? undefined : new Map([...one, ...other]);
}

function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const keyOf = (alternative: Alternative): string => JSON.stringify([...alternative].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return [...new Map(alternatives.map((alternative) => [keyOf(alternative), alternative])).values()];
}

const unionOf = (alternatives: readonly Alternative[]): ts.TypeNode => compiler.factory.createUnionTypeNode(alternatives.map(literalOf));

function literalOf(alternative: Alternative): ts.TypeNode {
  const { createKeywordTypeNode, createPropertySignature, createToken, createTypeLiteralNode } = compiler.factory;
  const members = [...alternative].map(([name, presence]) =>
    presence === "present"
      ? createPropertySignature(undefined, propertyName(name), undefined, createKeywordTypeNode(compiler.SyntaxKind.UnknownKeyword))
      : createPropertySignature(
          undefined,
          propertyName(name),
          createToken(compiler.SyntaxKind.QuestionToken),
          createKeywordTypeNode(compiler.SyntaxKind.NeverKeyword),
        ),
  );
  return createTypeLiteralNode(members);
}

const propertyName = (name: string): ts.PropertyName =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? compiler.factory.createIdentifier(name) : compiler.factory.createStringLiteral(name);
