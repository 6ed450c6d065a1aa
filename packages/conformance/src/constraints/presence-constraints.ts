/** Constraints on what must be there: parameters and bodies. */
import { at, type Constraint, named, type Trial } from "./constraint.ts";
import { type Material, requestWith } from "./material.ts";
import { type Spot, withValue } from "../requests/request.ts";

export function presenceOfParameters(material: Material): Constraint[] {
  return material.operation.parameters.flatMap((parameter) => {
    const { name, in: where, required, "x-error-code": code } = parameter;
    // A path without its parameter is another path.
    if (where === "path") return [];
    // The signing layer would fill in what is not there: null leaves it out.
    return presence(material, [where, name], required === true, code, parameter["x-signing"] === true ? null : undefined);
  });
}

export function presenceOfBody(material: Material): Constraint[] {
  const site = material.sites.find(({ spot }) => spot.length === 1 && spot[0] === "body");
  return site ? presence(material, site.spot, material.operation.bodyRequired, site.code, undefined) : [];
}

function presence(material: Material, spot: Spot, isRequired: boolean, code: string | undefined, nothing: null | undefined): Constraint[] {
  const request = requestWith(material, spot);
  const given: Trial = { what: "given", request, at: at(spot), code };
  const left: Trial = { ...given, what: "left out", request: withValue(request, spot, nothing) };
  const about = named(material.operation.operationId, spot, isRequired ? "required" : "optional");
  return [
    isRequired
      ? { ...about, inside: [given], outside: [left] }
      : { ...about, inside: [given, left], outside: [], without: { outside: "" } },
  ];
}
