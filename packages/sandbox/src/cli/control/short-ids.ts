import type { Operations } from "../../generated/methods.ts";
import type { OperationInput } from "./read-input.ts";

/** Several ids of the world begin with a text. */
export class SeveralIds extends Error {
  override readonly name = "SeveralIds";
}

/** The members of a match that are ids. */
const ABOUT = ["about", "transactionId", "tokenizationId", "refundToken"];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** An id that may be short: no flag or number, and shorter than a UUID. */
const isShort = (value: unknown): value is string => typeof value === "string" && /^[0-9a-z-]{4,35}…?$/i.test(value);

/**
 * Replaces a shortened id by the one of the world that begins with it. One that nothing begins with stays, and is rejected by the sandbox.
 *
 * @throws SeveralIds when several ids begin with it
 */
export async function withWholeIds(client: Pick<Operations, "find">, input: OperationInput): Promise<OperationInput> {
  const world = String(input.path["world"]);
  const whole = async (value: unknown, kinds: (kind: string) => boolean): Promise<unknown> => {
    if (!isShort(value)) return value;
    const beginning = value.replace(/…$/, "").toLowerCase();
    const found = await client.find({ path: { world }, query: { text: beginning } });
    const ids = found.filter(({ id, kind }) => kinds(kind) && id.toLowerCase().startsWith(beginning)).map(({ id }) => id);
    if (ids.length > 1)
      throw new SeveralIds(`${ids.length} ids begin with ${value}: ${ids.slice(0, 3).join(", ")}${ids.length > 3 ? ", …" : ""}`);
    return ids[0] ?? value;
  };
  /** The values, with a whole id in place of each short one. */
  const withWhole = async (given: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> => {
    const values = { ...given };
    for (const name of ABOUT) if (values[name] !== undefined) values[name] = await whole(values[name], (kind) => kind !== "event");
    return values;
  };
  const { event } = input.path;
  const { id, match } = { ...input.body };
  const fields = isRecord(match) ? await withWhole(match) : undefined;
  return {
    ...input,
    path: { ...input.path, ...(event !== undefined && { event: await whole(event, (kind) => kind === "event") }) },
    ...(input.body && {
      body: {
        ...input.body,
        ...(id !== undefined && { id: await whole(id, (kind) => kind !== "email") }),
        ...(fields && { match: fields }),
      },
    }),
  };
}
