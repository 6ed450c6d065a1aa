/** The first history of a shop whose orders can't be seen: it plays, to one payment, whatever the responses alone show. */
import { act } from "./act.ts";
import type { NamedHistory } from "./named.ts";

/** It. */
export const BLIND: NamedHistory = {
  name: "what the responses show",
  why: "The shop's URLs are all that an attacker needs.",
  right: "It responds to what is not genuine with an error, and takes the event with a parameter more.",
  source: "public documentation, redirect and callback verification",
  shows: ["forged"],
  needs: [],
  history: {
    opening: "usual",
    acts: [
      ...(["made-up success", "without a signature", "signed with the published secret"] as const).map((forgery) =>
        act("forge", { forgery }),
      ),
      act("pay", { event: "lost", back: "closes the tab" }),
      ...(
        [
          "forged signature",
          "truncated signature",
          "another account",
          "changed amount",
          "doubled parameters",
          "additional parameter",
        ] as const
      ).map((forgery) => act("forge", { forgery })),
    ],
  },
};
