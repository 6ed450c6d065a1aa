/** Reads a value out of a text: JSON, or what a program prints of an object, with its own quotes, bare keys, trailing commas and abbreviations. */

/** What stands where a dump has left something out. */
export const LEFT_OUT = "…";

/** A value and where the text goes on behind it. */
export interface Literal {
  readonly value: unknown;
  readonly end: number;
}

/** Reads the object or list that begins at an offset; undefined where none ends. */
export function readLiteral(text: string, start: number): Literal | undefined {
  const strict = balanced(text, start);
  if (strict === undefined) return undefined;
  try {
    return { value: JSON.parse(text.slice(start, strict)) as unknown, end: strict };
  } catch {
    let at = start;
    try {
      const value = valueHere();
      return typeof value === "object" && value !== null ? { value, end: at } : undefined;
    } catch (error) {
      if (error instanceof NoLiteral) return undefined;
      throw error;
    }

    function token(pattern: RegExp): string | undefined {
      const sticky = new RegExp(`(?:\\s|//.*)*(${pattern.source})`, "yu");
      sticky.lastIndex = at;
      const [whole, found] = sticky.exec(text) ?? [];
      at += whole?.length ?? 0;
      return found;
    }
    function valueHere(): unknown {
      if (token(/\[(?:Object|Array|Function[^\]]*|Circular[^\]]*)\]|\.{3}|…/) !== undefined) return LEFT_OUT;
      const open = token(/(?:[A-Z]\w{0,60}(?:\(\d{1,6}\))? ?)?[{[(]/i)?.at(-1);
      if (open !== undefined) return open === "{" ? record("}") : open === "(" ? record(")") : list();
      const quoted = quotedHere();
      if (quoted !== undefined) return quoted;
      const word = token(/-?[\w.+-]+/);
      if (word === undefined) throw new NoLiteral();
      if (word === "undefined") return undefined;
      try {
        return JSON.parse(word) as unknown;
      } catch {
        return word;
      }
    }
    function quotedHere(): string | undefined {
      const quoted = token(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/s);
      return quoted?.slice(1, -1).replaceAll(/\\(u[0-9a-f]{4}|.)/gis, (_, escape: string) => unescaped(escape));
    }
    function record(close: string): unknown {
      const made: Record<string, unknown> = {};
      while (token(close === "}" ? /\}/ : /\)/) === undefined) {
        if (token(/\.{3}(?:\s*\d+ more \w+)?|…/) === undefined) {
          const key = quotedHere() ?? token(/[\w$-]+/);
          if (key === undefined || token(/:|=>/) === undefined) throw new NoLiteral();
          const value = valueHere();
          if (value !== undefined) made[key] = value;
        }
        token(/,/);
      }
      return made;
    }
    function list(): unknown {
      const made: unknown[] = [];
      while (token(/\]/) === undefined) {
        if (token(/\.{3} \d+ more \w+/) === undefined) made.push(valueHere());
        // PHP writes its records in the brackets of lists.
        if (token(/=>/) !== undefined) return { [String(made.pop())]: valueHere(), ...Object(restOfRecord()) };
        token(/,/);
      }
      return made;
    }
    function restOfRecord(): unknown {
      const made: Record<string, unknown> = {};
      token(/,/);
      while (token(/\]/) === undefined) {
        const key = quotedHere() ?? token(/[\w$-]+/);
        if (key === undefined || token(/=>/) === undefined) throw new NoLiteral();
        made[key] = valueHere();
        token(/,/);
      }
      return made;
    }
  }
}

class NoLiteral extends Error {}

const unescaped = (escape: string): string =>
  escape.length > 1 ? String.fromCodePoint(Number.parseInt(escape.slice(1), 16)) : ({ n: "\n", t: "\t", r: "\r" }[escape] ?? escape);

/** The offset behind the bracket that closes the one at an offset. */
function balanced(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === "\\") at++;
      else if (character === quote) quote = "";
    } else if (character === '"' || (character === "'" && !/\w/.test(text[at - 1] ?? ""))) quote = character;
    else if ("{[(".includes(character)) depth++;
    else if ("}])".includes(character) && --depth === 0) return at + 1;
  }
  return undefined;
}
