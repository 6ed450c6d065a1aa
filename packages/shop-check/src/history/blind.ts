/** Histories of a shop whose orders can't be seen: the first one plays, to one payment, whatever the responses alone show. */
import { NEARLY_SIGNED, WITH_MORE } from "./act.ts";
import { forged, KNOWN_SECRETS, MISSED, NAMED, type NamedHistory } from "./named.ts";

const FIRST: NamedHistory = {
  name: "what the responses show",
  why: "The shop's URLs are all that an attacker needs.",
  right: "It responds to what is not genuine with an error, and takes the event with a parameter more.",
  source: "public documentation, redirect and callback verification",
  shows: ["forged"],
  needs: [],
  isLoose: true,
  history: {
    opening: "usual",
    acts: [
      ...forged("made-up success", "without a signature", ...KNOWN_SECRETS, ...NEARLY_SIGNED),
      MISSED,
      ...forged(
        "forged signature",
        "truncated signature",
        "another account",
        "changed amount",
        "doubled parameters",
        "additional parameter",
        ...WITH_MORE,
      ),
    ],
  },
};

/** Histories that need a payment to go another way. */
const OTHERS = new Set(["a second value of the status", "confirmed after it was cancelled"]);

/** All of them, that which shows most first. */
export const BLIND: readonly NamedHistory[] = [FIRST, ...NAMED.filter(({ name }) => OTHERS.has(name))];
