import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { type Message, type Part, rightSignatures, schemesOf } from "./example-signatures.ts";
import { wrongFormSignatures } from "./form-signatures.ts";
import {
  childOf,
  childrenOf,
  keysOf,
  type LocatedNode,
  type Location,
  operationsIn,
  type Place,
  type Resolve,
  responseExamples,
} from "../place.ts";

/** Rejects examples of signatures that are not those of the other examples: whoever tries them would look for the mistake in their own code. */
export const signaturesRight: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** By place: operations share headers, and an example is right when it is that of one of them. */
    const examples = new Map<string, Fault & { isRight: boolean; hasRight: boolean }>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve))
      for (const [owner, message, places, parts] of messagesOf(located, resolve))
        for (const scheme of schemesOf(message)) {
          const signature = places.get(scheme.signature);
          if (!signature) continue;
          const named = childrenOf(childOf(signature, "examples", resolve), resolve);
          const isRightIn = (name: string, value: unknown): boolean => [...rightSignatures(message, scheme, name)].includes(String(value));
          const hasRight = named.some(([name, { node: each }]) => isRightIn(name, each["value"]));
          for (const [name, example] of named) {
            const place = example.location.child("value");
            const value = String(example.node["value"]);
            const known = examples.get(place.absolutePointer);
            const isRight = known?.isRight === true || isRightIn(name, value);
            // Of several messages that have the example, one that has no right one.
            const fault =
              known && (hasRight || !known.hasRight)
                ? known
                : {
                    locations: [place, parts],
                    hasRight,
                    message: `The example ${name} of ${scheme.signature} is not what the other examples of ${owner} give, signed as the test merchant. Correct the one that was changed.`,
                    ...wrongAlgorithm(places.get("checkout-algorithm"), `${name} of ${scheme.signature}`, value, resolve),
                  };
            examples.set(place.absolutePointer, { ...fault, isRight });
          }
        }
    const faults = [...examples.values()].filter(({ isRight }) => !isRight);
    const forms = new Set<string>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve))
      for (const { example } of responseExamples(located, resolve))
        for (const place of wrongFormSignatures(example.node["value"], example.location.child("value"))) {
          if (forms.has(place.absolutePointer)) continue;
          forms.add(place.absolutePointer);
          report({
            message:
              "This signature is not that of the parameters beside it, signed as the test merchant. Correct the one that was changed.",
            location: place,
          });
        }
    for (const { message, locations } of new Map(faults.map((fault) => [fault.locations[0]?.absolutePointer, fault])).values())
      report({ message, location: [...locations] });
  },
});

/** A wrong example, and the places that may be why: it, or the message that it signs. */
interface Fault {
  readonly locations: readonly Location[];
  readonly message: string;
}

/** An algorithm whose signatures have another length is the fault, and not each signature. */
function wrongAlgorithm(algorithm: Place | undefined, signature: string, { length }: string, resolve: Resolve): Fault | undefined {
  const named = algorithm ? childrenOf(childOf(algorithm, "examples", resolve), resolve) : [];
  const [[, first] = []] = named;
  const values = named.map(([, { node }]) => String(node["value"]));
  const fits = (value: string): boolean => length === 2 * hashLength(value);
  if (!first || values.some(fits) || !["sha256", "sha512"].some(fits)) return undefined;
  return {
    locations: [first.location.child("value")],
    message: `The example ${signature} says that the algorithm is ${fits("sha256") ? "sha256" : "sha512"}, and this one ${values.join(", ")}. Correct one of them.`,
  };
}

const hashLength = (algorithm: string): number => Number(algorithm.replace("sha", "")) / 8;

type Located = [owner: string, message: Message, places: ReadonlyMap<string, Place>, parts: Location];

/** An operation's request or an event, and the operation's responses. */
function messagesOf({ operationId, operation, parameters }: LocatedNode, resolve: Resolve): Located[] {
  const request = locatedMessage(
    operationId,
    parameters.filter(({ node }) => node["in"] !== "path").map((place): [string, Place] => [String(place.node["name"]), place]),
    childOf(operation, "requestBody", resolve),
    operation.location.child("parameters"),
    resolve,
  );
  const responses = childrenOf(childOf(operation, "responses", resolve), resolve).map(([status, response]) =>
    locatedMessage(
      `${operationId} ${status}`,
      childrenOf(childOf(response, "headers", resolve), resolve),
      response,
      response.location.child("headers"),
      resolve,
    ),
  );
  return [request, ...responses];
}

function locatedMessage(
  owner: string,
  places: readonly [name: string, place: Place][],
  body: Place,
  at: Location,
  resolve: Resolve,
): Located {
  const parts = places.map(([name, place]): Part => {
    const examples = childrenOf(childOf(place, "examples", resolve), resolve).map(([each, { node }]) => [each, node["value"]]);
    return { name, required: place.node["required"] === true, examples: Object.fromEntries(examples) };
  });
  const bodies = childrenOf(childOf(body, "content", resolve), resolve).flatMap(([, media]) =>
    childrenOf(childOf(media, "examples", resolve), resolve).map(([name, { node }]) => [name, textOf(node["value"])]),
  );
  return [owner, { parts, bodies: Object.fromEntries(bodies.toReversed()) }, new Map(places), at];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
