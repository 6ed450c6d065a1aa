import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { type Message, type Part, rightSignatures, schemesOf } from "./example-signatures.ts";
import { childOf, childrenOf, keysOf, type LocatedNode, type Location, operationsIn, type Place, type Resolve } from "./place.ts";

/** Rejects examples of signatures that are not those of the other examples: whoever tries them would look for the mistake in their own code. */
export const signaturesRight: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** By place: operations share headers, and an example is right when it is that of one of them. */
    const examples = new Map<string, { location: Location; name: string; owners: string[]; isRight: boolean; algorithms: string }>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve))
      for (const [owner, message, places] of messagesOf(located, resolve))
        for (const scheme of schemesOf(message)) {
          const signature = places.get(scheme.signature);
          if (!signature) continue;
          for (const [name, example] of childrenOf(childOf(signature, "examples", resolve), resolve)) {
            const place = example.location.child("value");
            const known = examples.get(place.absolutePointer) ?? {
              location: place,
              name: `${name} of ${scheme.signature}`,
              owners: [],
              isRight: false,
            };
            known.owners.push(owner);
            known.isRight ||= [...rightSignatures(message, scheme, name)].includes(String(example.node["value"]));
            examples.set(place.absolutePointer, known);
          }
        }
    for (const { location: place, name, owners, isRight } of examples.values())
      if (!isRight)
        report({
          message: `The example ${name} is not what the other examples of ${owners.slice(0, 3).join(", ")} give, signed as the test merchant. Correct the one that was changed.`,
          location: place,
        });
  },
});

type Located = [owner: string, message: Message, places: ReadonlyMap<string, Place>];

/** An operation's request or an event, and the operation's responses. */
function messagesOf({ operationId, operation, parameters }: LocatedNode, resolve: Resolve): Located[] {
  const request = locatedMessage(
    operationId,
    parameters.filter(({ node }) => node["in"] !== "path").map((place): [string, Place] => [String(place.node["name"]), place]),
    childOf(operation, "requestBody", resolve),
    resolve,
  );
  const responses = childrenOf(childOf(operation, "responses", resolve), resolve).map(([status, response]) =>
    locatedMessage(`${operationId} ${status}`, childrenOf(childOf(response, "headers", resolve), resolve), response, resolve),
  );
  return [request, ...responses];
}

function locatedMessage(owner: string, places: readonly [name: string, place: Place][], body: Place, resolve: Resolve): Located {
  const parts = places.map(([name, place]): Part => {
    const examples = childrenOf(childOf(place, "examples", resolve), resolve).map(([each, { node }]) => [each, node["value"]]);
    return { name, required: place.node["required"] === true, examples: Object.fromEntries(examples) };
  });
  const bodies = childrenOf(childOf(body, "content", resolve), resolve).flatMap(([, media]) =>
    childrenOf(childOf(media, "examples", resolve), resolve).map(([name, { node }]) => [name, textOf(node["value"])]),
  );
  return [owner, { parts, bodies: Object.fromEntries(bodies.toReversed()) }, new Map(places)];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
