/** A story as a sequence drawing: customer, shop, service, and what goes between them. */
import { type Arrow, html, type Html, lanesDiagram } from "@maksu/markup";
import type { Seen } from "../service/service.ts";
import type { Reported } from "./report.ts";

/** Arrows that are drawn. */
const MOST = 40;

const arrowOf = (seen: Seen): Arrow => {
  if (seen.kind === "call") return { from: "shop", to: "service", text: `${seen.operation} ${seen.status || "lost"}` };
  const { name, outcome = "", status, failure, forgery } = seen;
  const isReturn = name === "customer";
  const result = status ?? (failure === undefined ? "" : "lost");
  const words = [forgery === undefined ? "" : "forged", isReturn ? "return" : name, outcome, String(result)];
  return { from: isReturn ? name : "service", to: "shop", text: words.filter(Boolean).join(" ") };
};

/** Draws it as SVG, each arrow with the number of its step. The list below it has the same in words. */
export function drawing({ story, what, id }: Pick<Reported, "story" | "what" | "id">): Html {
  const arrows = story.flatMap(({ exchanges }, step) =>
    exchanges.map(arrowOf).map((arrow) => ({ ...arrow, text: `${step + 1}. ${arrow.text}` })),
  );
  const label = `What customer, shop and service send each other until ${what}`;
  const diagram = lanesDiagram({ label, lanes: ["customer", "shop", "service"], arrows: arrows.slice(0, MOST), space: 240 });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${`Drawing of ${id}`}">${diagram}</div>`;
}
