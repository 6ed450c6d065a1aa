/**
 * Makes a history that fails as short and as plain as it can be: no act of it can be removed, and each value is the plainest that still fails.
 * fast-check's own shrinking of lists stops earlier: it does not try to remove from the middle once later acts have been shrunk.
 */
import { type Act, type History, PLAIN } from "./act.ts";

/** Resolves to whether a history still fails in the same way. */
export type Fails = (history: History) => Promise<boolean>;

export async function shrink(history: History, fails: Fails): Promise<History> {
  let shortest = history;
  for (;;) {
    const shorter = await firstFailing(shorterThan(shortest), fails);
    if (!shorter) return shortest;
    shortest = shorter;
  }
}

async function firstFailing(candidates: Iterable<History>, fails: Fails): Promise<History | undefined> {
  for (const candidate of candidates) if (await fails(candidate)) return candidate;
  return undefined;
}

/** Histories that are simpler by one step: without some acts, then with a plainer value. */
function* shorterThan({ opening, acts }: History): Generator<History> {
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let start = 0; start + size <= acts.length; start += size) yield { opening, acts: acts.toSpliced(start, size) };
  if (opening !== "usual") yield* [acts, [PLAIN.pay, ...acts]].map((each): History => ({ opening: "usual", acts: each }));
  for (const [index, act] of acts.entries()) for (const plainer of plainerThan(act)) yield { opening, acts: acts.with(index, plainer) };
}

function* plainerThan(act: Act): Generator<Act> {
  const plain: Readonly<Record<string, unknown>> = PLAIN[act.do];
  for (const [name, value] of Object.entries(act)) if (value !== plain[name]) yield { ...act, [name]: plain[name] } as Act;
}
