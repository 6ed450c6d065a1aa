/** Which answer a request asks for. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
}

/** The answer that a request asks for: `Prefer: code=404, example=unknown-transaction`. Other preferences are passed over. */
export function preferenceOf(header: string | null): Preference {
  const wishes = new Map(
    (header ?? "").split(/[,;]/).map((wish): [string, string] => {
      const [name = "", value = ""] = wish.split("=", 2);
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")];
    }),
  );
  const code = Number(wishes.get("code"));
  const example = wishes.get("example");
  return { ...(Number.isInteger(code) && code >= 100 && code <= 599 && { code }), ...(example && { exampleKey: example }) };
}
