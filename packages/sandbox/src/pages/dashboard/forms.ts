/** The forms of the dashboard: each calls the operation of the control API that it is named for, with what its fields say. */

/** Reads fields of a form. */
interface Fields {
  /** Undefined for an empty field. */
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  /** A field that has JSON. */
  json(name: string): unknown;
}

/** What a form is for. */
interface FormDefinition {
  /** The fields that stand in the operation's path, besides the world. */
  readonly path?: readonly string[];
  /** The body of the operation; none where it has none. */
  readonly body?: (fields: Fields, all: URLSearchParams) => Readonly<Record<string, unknown>>;
  /** What is said when it is done. */
  readonly done: string;
}

/** Fields whose names begin like this are settings, in JSON. */
export const SETTING = "setting.";

const settingsIn = (fields: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(SETTING) && value !== "" ? [[name.slice(SETTING.length), parsed(name, value)]] : [],
    ),
  );

/** The rule that a form has: an effect, whose value is JSON, and what it is for. */
function faultIn(text: Fields["text"], number: Fields["number"], json: Fields["json"]): Readonly<Record<string, unknown>> {
  const match = {
    operation: text("operation.id"),
    event: text("event"),
    merchant: text("merchant"),
    reference: text("reference"),
    amount: number("amount"),
    nth: number("nth"),
  };
  const effect = text("effect");
  return {
    ...(Object.values(match).some((value) => value !== undefined) && { match: given(match) }),
    times: number("times"),
    after: number("after"),
    probability: number("probability"),
    before: json("before"),
    ...(effect !== undefined && { [effect]: json("value") ?? true }),
  };
}

const given = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** An object as it is; an empty one for anything else, which the description's validators then reject. */
const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Every form. */
export const FORMS = {
  createWorld: { body: ({ text }) => ({ name: text("name"), clock: text("clock") }), done: "The world was created." },
  seedWorld: { body: ({ json }) => objectOf(json("seed")), done: "The steps of the seed were carried out." },
  restoreWorld: { body: ({ json }) => objectOf(json("snapshot")), done: "The world was restored." },
  resetWorld: { done: "The world was reset." },
  configureWorld: { body: (_fields, all) => settingsIn(all), done: "The settings apply from now on." },
  configureMerchant: { path: ["account"], body: (_fields, all) => settingsIn(all), done: "The merchant’s settings apply from now on." },
  pay: {
    body: ({ text }) => ({ id: text("id"), method: text("method"), card: text("card"), outcome: text("outcome") }),
    done: "The customer’s choice was carried out.",
  },
  stepUp: { body: ({ text }) => ({ id: text("id"), outcome: text("outcome") }), done: "The step-up is over." },
  addCard: {
    body: ({ text }) => ({ id: text("id"), card: text("card"), outcome: text("outcome") }),
    done: "The customer has sent the form.",
  },
  addToken: { body: ({ text }) => ({ card: text("card"), account: text("account") }), done: "The card has a token." },
  resolve: { body: ({ text }) => ({ id: text("id"), act: text("act") }), done: "The change was made." },
  refund: {
    body: ({ text, number }) => ({ id: text("id"), amount: number("amount"), email: text("email") }),
    done: "The refund was created.",
  },
  settle: { body: ({ text }) => ({ account: text("account") }), done: "What was open was settled." },
  payOut: { path: ["settlement"], done: "The settlement is paid out." },
  addOrder: {
    body: ({ text, json }) => ({ interfaceClass: text("interfaceClass"), request: json("request") }),
    done: "The order was added.",
  },
  generatePayments: { body: ({ number }) => ({ count: number("count"), days: number("days") }), done: "The payments were generated." },
  advanceClock: {
    body: ({ number }) => ({ days: number("days"), hours: number("hours"), minutes: number("minutes"), seconds: number("seconds") }),
    done: "The clock was advanced.",
  },
  addFault: { body: ({ text, number, json }) => faultIn(text, number, json), done: "The fault rule applies from now on." },
  removeFault: { path: ["fault"], done: "The fault rule was removed." },
  clearFaults: { done: "All fault rules were removed." },
  rotateSecret: { path: ["account"], done: "The merchant has a second secret: the control API and the world’s credentials have it." },
  retireSecret: { path: ["account"], done: "The merchant’s older secret is no longer valid." },
  forgeEvent: {
    body: ({ text }) => ({ id: text("id"), forgery: text("forgery") }),
    done: "The forged event was sent.",
  },
  resendEvent: { path: ["event"], done: "The event was sent again." },
} as const satisfies Readonly<Record<string, FormDefinition>>;

/** The operations that have a form. */
export type Operation = keyof typeof FORMS;

/** Whether a form has such an operation. */
export const isOperation = (name: string | null): name is Operation => name !== null && Object.hasOwn(FORMS, name);

/** What an operation is called with. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  /** Undefined for an operation that has none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Reads a form.
 *
 * @throws TypeError for a field that can't be read
 */
export function callOf(operation: Operation, world: string, fields: URLSearchParams): Call {
  const { path = [], body }: FormDefinition = FORMS[operation];
  const text = (name: string): string | undefined => fields.get(name) || undefined;
  const read: Fields = {
    text,
    number: (name) => numberOf(name, text(name)),
    json: (name) => {
      const value = text(name);
      return value === undefined ? undefined : parsed(name, value);
    },
  };
  return {
    path: { world, ...Object.fromEntries(path.map((name) => [name, fields.get(name) ?? ""])) },
    body: body && given(body(read, fields)),
  };
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  throw new TypeError(`${name}: must be a number`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TypeError(`${name}: must be JSON`);
  }
}
