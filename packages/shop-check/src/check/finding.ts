/** Makes a breach a finding: with the shortest history in which the same rule breaks again. */
import type { History } from "../history/act.ts";
import { shrink } from "../history/shrink.ts";
import type { Played, PlayOptions } from "../play/play.ts";
import type { Step } from "../play/stage.ts";
import type { Breach } from "../rules/rule.ts";

/** A rule that breaks, with the shortest history that shows it. */
export interface Finding extends Breach {
  /** The same for the same rule and history, so that runs can be compared. */
  readonly id: string;
  readonly history: History;
  readonly story: readonly Step[];
  /** The named history that showed it. */
  readonly named?: string;
}

/** Plays a history; resolves to undefined once the check is stopped. */
export type Replay = (history: History, options?: PlayOptions) => Promise<Played | undefined>;

/** Whether the same rule broke. */
const broke = (played: Played, { rule, verdict }: Breach): Breach | undefined =>
  played.breaches.find((each) => each.rule === rule && each.verdict === verdict);

/** How often a race is played until it goes wrong again. */
const RACES = 3;
export const isRace = ({ acts }: History): boolean => acts.some((act) => act.do === "pay" && act.event === "at once");

/** Whether time for the shop would hide what broke: two deliveries that began at once, and what it had not stored when it was restarted. */
const isOfMoments = ({ rule }: Breach, { acts }: History): boolean => rule === "twice" || acts.some((act) => act.do === "restart");

/** Plays it again, with time for the shop, which may be a little late. */
export async function confirm(replay: Replay, played: Played): Promise<Played | undefined> {
  if (played.breaches.some((breach) => isOfMoments(breach, played.history))) return played;
  for (let left = isRace(played.history) ? RACES : 1; ; left -= 1) {
    const confirmed = await replay(played.history, { isPatient: true });
    if (left === 1 || !confirmed || confirmed.breaches.length > 0) return confirmed;
  }
}

/** A finding that is not made shorter. */
export const asPlayed = ({ history, story }: Played, breach: Breach): Finding => ({
  ...breach,
  id: identityOf(breach, history),
  history,
  story,
});

/** The shortest history in which the same rule breaks; undefined where it does not break again, given time. Once stopped, as it is by then. */
export async function shortest(replay: Replay, played: Played, breach: Breach): Promise<Finding | undefined> {
  const isHidden = isOfMoments(breach, played.history);
  let isStopped = false;
  const again = async (history: History, isPatient: boolean): Promise<Played | undefined> => {
    for (let left = isHidden || isRace(history) ? RACES : 1; left > 0; left -= 1) {
      const each = await replay(history, { isPatient });
      isStopped = !each;
      if (!each || broke(each, breach)) return each;
    }
    return undefined;
  };
  const kept = played.history.acts.filter((_, index) => played.performed[index] !== false);
  const start = { ...played.history, acts: kept };
  const confirmed = (await again(start, !isHidden)) ?? (breach.rule === "twice" ? played : await again(played.history, !isHidden));
  if (!confirmed)
    return isStopped ? asPlayed(played, { ...breach, what: `${breach.what} (not confirmed: the check was stopped)` }) : undefined;
  const short = await shrink(confirmed.history, async (history) => (await again(history, false)) !== undefined);
  const last = (await again(short, !isHidden)) ?? confirmed;
  return asPlayed(last, broke(last, breach) ?? breach);
}

/** Names a finding by its rule and what its history does. */
function identityOf({ rule }: Breach, { opening, acts }: History): string {
  const text = JSON.stringify([opening, acts]);
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${rule}-${hash.toString(16).padStart(8, "0")}`;
}
