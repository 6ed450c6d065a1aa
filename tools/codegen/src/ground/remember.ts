/**
 * Keeps the results of work that depends on its text alone: of a description that is edited, most stays as it was. What fails is tried again.
 *
 * @param limit how many results are kept; with one more, all are forgotten
 */
export function remember<Value>(limit: number): (text: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (text, make) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make();
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
