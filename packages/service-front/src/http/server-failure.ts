import { brand } from "@maksu/error-brand";

/** A failure of the server just now, though nothing is wrong with the request. */
export class ServerFailure extends Error {
  static {
    brand(this, "@maksu/service-front ServerFailure");
  }
  /** 503 for what may succeed later as it is, 507 where somebody has to make room first. */
  readonly status: 503 | 507;

  /** @param message - the sentence of the response: what is wrong, and what to do */
  constructor(status: 503 | 507, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.status = status;
  }

  /** Headers of the response. */
  get headers(): Readonly<Record<string, string>> {
    return this.status === 503 ? { "retry-after": "1" } : {};
  }
}

/** The cause of an unexpected error for a log: without the URLs in it, which may be signed, and without text that a parser quotes. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no Error was thrown";
  if (error instanceof SyntaxError) return error.name;
  const [line = ""] = error.message.split("\n", 1);
  return `${error.name}: ${line.replaceAll(/\b[a-z][\w+.-]*:\/\/\S*/gi, "(a URL)").slice(0, LONGEST)}`;
}

const LONGEST = 300;

/** Where an error was thrown: the lines of its stack, without its message. */
export const framesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? "")
        .split("\n")
        .filter((line) => /^\s+at /.test(line))
        .join("\n")
    : "";
