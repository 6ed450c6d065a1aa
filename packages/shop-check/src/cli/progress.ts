/** Shows how far a check is: on one line of a terminal, and elsewhere by a line now and then. */
import type { CheckPlan } from "../check/check.ts";

const OFTEN = 100;
const SELDOM = 10_000;

/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export function progress(
  screen: Screen,
  now: () => number = () => performance.now(),
): { readonly report: NonNullable<CheckPlan["onProgress"]>; readonly end: () => void } {
  const isTerminal = screen.isTTY === true;
  let last = now() - (isTerminal ? OFTEN : 0);
  return {
    report({ done, of, name = "", findings }) {
      if (now() - last < (isTerminal ? OFTEN : SELDOM)) return;
      last = now();
      const text = `${done} of ${of} histories, ${findings > 0 ? `${findings} found` : "nothing found yet"}${name && `: ${name}`}`;
      screen.write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`);
    },
    end: () => void (isTerminal && screen.write("\r\u001B[K")),
  };
}
