/** Whether a value is the described one. Numbers that a client hands on as text, and all that comes in XML, count by their digits. */
export function sameValue(value: unknown, described: unknown): boolean {
  if (typeof described !== "object" || described === null)
    return value === described || (typeof described === "number" && isNumeral(value, described));
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(described)) return false;
  const [own, wanted] = [new Map(Object.entries(value)), new Map(Object.entries(described))];
  return own.size === wanted.size && [...wanted].every(([key, each]) => own.has(key) && sameValue(own.get(key), each));
}

const isNumeral = (value: unknown, number: number): boolean => typeof value === "string" && value.trim() !== "" && Number(value) === number;
