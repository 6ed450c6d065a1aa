/** A string of JSON with its quotes, a brace or a bracket. */
export interface JsonToken {
  readonly token: string;
  readonly start: number;
  /** Whether a colon follows. */
  readonly isKey: boolean;
}

/** Returns the tokens of a text that is JSON. The expression repeats no group, since a string of millions of characters would overflow its stack. */
export function* jsonTokens(json: string): Generator<JsonToken> {
  let opening: number | undefined;
  for (const { 0: found, index } of json.matchAll(/\\.|"(?:\s*:)?|[{}[\]]/g)) {
    if (!found.startsWith('"')) {
      if (opening === undefined) yield { token: found, start: index, isKey: false };
    } else if (opening === undefined) opening = index;
    else {
      yield { token: json.slice(opening, index + 1), start: opening, isKey: found.length > 1 };
      opening = undefined;
    }
  }
}
