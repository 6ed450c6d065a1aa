/** HTML by tagged template: every value is escaped for its place, unless it is HTML itself. */

/** Markup that needs no escaping: only {@link html} makes it. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Builds the markup of a template. */
  static readonly build = (parts: TemplateStringsArray, values: readonly Content[]): Html => {
    const places = placesOf(parts);
    let markup = parts[0] ?? "";
    for (let index = 0; index < values.length; index++)
      markup += written(values[index], places[index] ?? "text") + (parts[index + 1] ?? "");
    return new Html(markup);
  };

  toString(): string {
    return this.#markup;
  }
}

/** A value of a template. Nothing is written for `undefined`, `null` and `false`; lists are written without separators. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/**
 * Builds HTML: `` html`<a href="${url}">${name}</a>` ``. Attribute values need double quotes. An `href`, `src` or `action` that is neither an http(s) URL
 * nor a path becomes `#`. Between the attributes of a tag, a value may only be HTML.
 *
 * @throws TypeError for a value in an unquoted attribute, part of a URL, or text between attributes
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Html => Html.build(parts, values);

/** Where a value stands. */
type Place = "text" | "attribute" | "url" | "tag";

const known = new WeakMap<TemplateStringsArray, readonly Place[]>();

/** The places of a template's values: found once for each template. */
function placesOf(parts: TemplateStringsArray): readonly Place[] {
  const found = known.get(parts);
  if (found) return found;
  const places: Place[] = [];
  let state: "text" | "tag" | "attribute" = "text";
  for (const [index, part] of parts.slice(0, -1).entries()) {
    for (const character of part) {
      if (state === "text" && character === "<") state = "tag";
      else if (state === "tag" && character === ">") state = "text";
      else if (character === '"' && state !== "text") state = state === "tag" ? "attribute" : "tag";
    }
    if (state === "tag" && /=\s*'?$/.test(part))
      throw new TypeError(`html: the attribute value after ${part.slice(-20)} needs double quotes`);
    const isUrl = state === "attribute" && /\b(href|src|(?:form)?action)="$/.test(part);
    if (isUrl && !parts[index + 1]?.startsWith('"')) throw new TypeError(`html: the URL after ${part.slice(-20)} must be one value`);
    places.push(isUrl ? "url" : state);
  }
  known.set(parts, places);
  return places;
}

function written(value: Content, place: Place): string {
  if (value === undefined || value === null || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return listed(value, place);
  if (place === "tag") throw new TypeError("html: only HTML may stand between the attributes of a tag");
  return escaped(place === "url" ? linkable(String(value)) : String(value));
}

function listed(values: readonly Content[], place: Place): string {
  let markup = "";
  for (const each of values) markup += written(each, place);
  return markup;
}

/** A path of this server, or an http(s) URL; `#` for all else, such as `javascript:`, or `//` once browsers have dropped a tab or a line end. */
const linkable = (url: string): string =>
  /^\/(?![/\\\t\n\r])/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url)) || /^[?#]/.test(url) ? url : "#";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "") : text;
