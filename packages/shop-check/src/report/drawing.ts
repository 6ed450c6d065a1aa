/** A story as a sequence drawing: customer, shop, service, and what goes between them. */
import type { Seen } from "../service/service.ts";
import { escaped } from "./escape.ts";
import type { Reported } from "./report.ts";

const LANES = { customer: 80, shop: 320, service: 560 } as const;
const WIDTH = 640;
const ROW = 44;
const TOP = 56;

interface Arrow {
  readonly from: keyof typeof LANES;
  readonly to: keyof typeof LANES;
  readonly label: string;
}

const arrowOf = (seen: Seen): Arrow => {
  if (seen.kind === "call") return { from: "shop", to: "service", label: `${seen.operation} ${seen.status || "lost"}` };
  const { name, outcome = "", status, failure, forgery } = seen;
  const result = status ?? (failure === undefined ? "" : "lost");
  const from = name === "customer" ? "customer" : "service";
  return {
    from,
    to: "shop",
    label: `${forgery === undefined ? "" : "forged "}${name === "customer" ? "return" : name} ${outcome} ${result}`
      .replaceAll(/ +/g, " ")
      .trim(),
  };
};

/** Draws it as SVG. The list below it has the same in words. */
export function drawing({ story, what, id }: Pick<Reported, "story" | "what" | "id">): string {
  const rows = story.flatMap(({ exchanges }, step) => exchanges.map((each) => ({ step: step + 1, ...arrowOf(each) }))).slice(0, 40);
  const height = TOP + rows.length * ROW + 16;
  const lanes = Object.entries(LANES).map(
    ([name, x]) => `<text x="${x}" y="24" class="name">${name}</text><line x1="${x}" y1="36" x2="${x}" y2="${height - 8}" class="lane"/>`,
  );
  const arrows = rows.map(({ step, from, to, label }, index) => {
    const y = TOP + index * ROW + 20;
    const [start, end] = [LANES[from], LANES[to]];
    const head = end > start ? end - 8 : end + 8;
    return `<text x="12" y="${y + 4}" class="step">${step}</text><line x1="${start}" y1="${y}" x2="${end}" y2="${y}" class="arrow"/><path d="M${head} ${y - 5} L${end} ${y} L${head} ${y + 5}" class="arrow"/><text x="${(start + end) / 2}" y="${y - 7}" class="label">${escaped(label)}</text>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Drawing of ${escaped(id)}"><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(`What customer, shop and service send each other until ${what}`)}">${lanes.join("")}${arrows.join("")}</svg></div>`;
}
