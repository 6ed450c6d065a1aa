/** The error codes that an operation documents. */
import { type LocatedOperation, isObject, objectAt, textAt } from "@maksu/openapi";
import { codeIn } from "../checks/error-code.ts";

/** The examples of an operation's responses whose name is the code in their own value. */
export function codesOf({ responses }: LocatedOperation): readonly string[] {
  const named = [...responses.values()].flatMap(({ value }) =>
    Object.values(objectAt(value, "content")).flatMap((media) => Object.entries(objectAt(media, "examples"))),
  );
  const codes = named.filter(([name, example]) => codeIn(JSON.stringify(objectAt(example, "value"))) === name).map(([name]) => name);
  return [...new Set(codes)];
}

/** The description's text for an error code, for whoever has to provoke it. */
export function descriptionOf({ responses }: LocatedOperation, code: string): string {
  for (const { value } of responses.values())
    for (const media of Object.values(objectAt(value, "content"))) {
      const example = objectAt(media, "examples")[code];
      if (isObject(example)) return textAt(example, "description") ?? "no condition is described";
    }
  return "no condition is described";
}
