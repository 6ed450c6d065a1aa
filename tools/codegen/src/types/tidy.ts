/** Cleans openapi-typescript's output: intersections that say nothing or nothing possible, and comments with unknown tags. */
import { compiler } from "../ground/compiler.ts";
import type ts from "typescript";
import { possibleAlternatives } from "./possible-alternatives.ts";
import { commentText } from "../ground/words.ts";

export function tidy(root: ts.Node): ts.Node {
  const visit = (node: ts.Node): ts.Node =>
    tidyComments(possibleAlternatives(withoutUnknown(compiler.visitEachChild(node, visit, undefined))));
  return visit(root);
}

/** `T & unknown` is `T`: drops what subschemas without a type leave behind. */
function withoutUnknown(node: ts.Node): ts.Node {
  if (!compiler.isIntersectionTypeNode(node)) return node;
  const [first, ...others] = node.types.filter((type) => !isUnknown(type));
  if (!first) return compiler.factory.createKeywordTypeNode(compiler.SyntaxKind.UnknownKeyword);
  return others.length === 0 ? first : compiler.factory.createIntersectionTypeNode([first, ...others]);
}

function isUnknown(node: ts.TypeNode): boolean {
  if (compiler.isParenthesizedTypeNode(node)) return isUnknown(node.type);
  if (compiler.isUnionTypeNode(node) || compiler.isIntersectionTypeNode(node)) return node.types.every(isUnknown);
  return node.kind === compiler.SyntaxKind.UnknownKeyword;
}

function tidyComments(node: ts.Node): ts.Node {
  const comments = compiler.getSyntheticLeadingComments(node);
  if (!comments) return node;
  const tidied = comments
    .map((comment) => ({ ...comment, text: commentText(plainText(comment.text)) }))
    .filter(({ text }) => text.trim() !== "*");
  return compiler.setSyntheticLeadingComments(node, tidied);
}

/** The text of one of openapi-typescript's comments: without its tags and without the indentation that it gives to all lines but the first. */
const plainText = (comment: string): string =>
  comment
    .replace(/^\*\s/, "")
    .replaceAll(/^ \*(?: {5}| )?/gm, "")
    .replaceAll(/^@(?:constant|enum \{.*\})\s*$/gm, "")
    .replace(/^@description ?/, "");
