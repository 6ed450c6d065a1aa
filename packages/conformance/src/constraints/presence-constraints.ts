/** Constraints on what must be there: parameters and bodies. */
import { at, type Constraint, named, type Trial } from "./constraint.ts";
import { type Material, requestWith } from "./material.ts";
import { type Spot, withValue } from "../requests/request.ts";

export function presenceOfParameters(material: Material): Constraint[] {
  return material.operation.parameters.flatMap((parameter) => {
    const { name, in: where, required } = parameter;
    // A path without its parameter is another path.
    if (where === "path") return [];
    const spot: Spot = [where, name];
    const request = requestWith(material, spot);
    // The signing layer would fill in what is not there: null leaves it out.
    const nothing = parameter["x-signing"] === true ? null : undefined;
    const left: Trial = { what: "left out", request: withValue(request, spot, nothing), at: at(spot), code: parameter["x-error-code"] };
    const given: Trial = { ...left, what: "given", request };
    const about = named(material.operation.operationId, spot, required ? "required" : "optional");
    return [
      required
        ? { ...about, inside: [given], outside: [left] }
        : { ...about, inside: [given, left], outside: [], without: { outside: "" } },
    ];
  });
}

export function presenceOfBody(material: Material): Constraint[] {
  const { operation, sites } = material;
  const site = sites.find(({ spot }) => spot.length === 1 && spot[0] === "body");
  if (!site) return [];
  const request = requestWith(material, site.spot);
  const trial = { at: at(site.spot), code: site.code };
  const given: Trial = { ...trial, what: "given", request };
  const left: Trial = { ...trial, what: "left out", request: { ...request, body: undefined } };
  const about = named(operation.operationId, site.spot, operation.bodyRequired ? "required" : "optional");
  return [
    operation.bodyRequired
      ? { ...about, inside: [given], outside: [left] }
      : { ...about, inside: [given, left], outside: [], without: { outside: "" } },
  ];
}
