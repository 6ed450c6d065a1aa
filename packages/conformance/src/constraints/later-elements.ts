/** Repeats the trials of a list's first element in a later one: what breaks a constraint must be rejected there, too. */
import { pointerOf } from "@maksu/openapi";
import type { MadeConstraint, Trial } from "./constraint.ts";
import { keepRules, type Material, requestWith } from "./material.ts";
import { type Spot, valueAt, withValue } from "../requests/request.ts";

/** The constraint with one trial more where its spot is in a list: a valid element first, and the one that breaks it after that. */
export function withLaterElement(material: Material, constraint: MadeConstraint): MadeConstraint {
  const [trial] = constraint.outside;
  const depth = constraint.spot.findLastIndex((key) => typeof key === "number");
  if (!trial || depth < 0) return constraint;
  return { ...constraint, outside: [...constraint.outside, inLaterElement(material, constraint.spot, depth, trial)] };
}

function inLaterElement(material: Material, spot: Spot, depth: number, { what, request, at, code }: Trial): Trial {
  const [place, ...keys] = spot;
  const list: Spot = [place, ...keys.slice(0, depth - 1)];
  const first: Spot = [...list, 0];
  const second: Spot = [...list, 1];
  const later: Spot = [...second, ...keys.slice(depth)];
  const elements = valueAt(request, list);
  const valid = valueAt(requestWith(material, first), first);
  const longer = withValue(request, list, [structuredClone(valid), ...(Array.isArray(elements) ? elements : [])]);
  return {
    what: `${what} in a later element`,
    request: keepRules(material, longer, later),
    at: { ...at, pointer: pointerOf(second.slice(1)) + at.pointer.slice(pointerOf(first.slice(1)).length) },
    code,
  };
}
