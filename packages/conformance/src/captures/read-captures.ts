/** Puts requests, responses and events together from what a text says of them, as people paste them: raw HTTP, curl and its -v, bodies below a heading, logs, dumps of programs. */
import type { Capture, CapturedMessage, Mark, Side } from "./capture.ts";
import { marksIn } from "./marks.ts";
import { plainText } from "./plain-text.ts";

/** Reads all captures of a text, in its order. */
export function readCaptures(text: string): readonly Capture[] {
  const reader = new CaptureReader();
  for (const [line, mark] of marksIn(plainText(text))) reader.take(mark, line);
  return reader.found;
}

type Of<Kind extends Mark["kind"]> = Extract<Mark, { readonly kind: Kind }>;

class CaptureReader {
  readonly found: Capture[] = [];
  /** The exchange and the side that the next mark belongs to. */
  private current: Capture | undefined;
  private side: Side | undefined;
  private above: Capture | undefined;

  take(mark: Mark, line: number): void {
    switch (mark.kind) {
      case "section":
        this.end();
        break;
      case "event":
        this.begin(line, { method: mark.method, url: mark.url, isEvent: true });
        this.end();
        break;
      case "start":
        this.start(mark, line);
        break;
      case "status":
        if (this.current?.status !== undefined) this.end();
        (this.current ?? this.begin(line)).status = mark.status;
        this.side = "response";
        break;
      case "side":
        if (mark.side === "request" && (this.current?.response !== undefined || this.current?.status !== undefined)) this.end();
        this.side = mark.side;
        break;
      case "headers":
        this.message(this.side ?? (this.current?.status === undefined ? "request" : "response"), line).headers.push(...mark.headers);
        break;
      case "exchanges":
        for (const exchange of mark.exchanges) {
          const isRest = this.current?.url !== undefined && this.current.response === undefined && exchange.url === undefined;
          if (isRest) Object.assign(this.current ?? {}, exchange);
          else this.begin(line, exchange);
        }
        this.side = "response";
        this.printed(mark);
        break;
      case "body":
        if (!mark.isForm) this.body(mark.text, line);
        else if (this.current && (this.side === "request" || this.current.method === "POST"))
          this.message("request", line).body = mark.text;
        this.printed(mark);
        break;
      case "unread":
        (this.current ?? this.begin(line)).unread = { line, reason: mark.reason };
        break;
    }
  }

  private end(): void {
    [this.current, this.side] = [undefined, undefined];
  }

  private begin(line: number, more: Partial<Capture> = {}): Capture {
    this.end();
    this.current = { line, ...more };
    this.found.push(this.current);
    return this.current;
  }

  private message(side: Side, line: number): CapturedMessage {
    const kept = this.side;
    const capture = this.current ?? this.begin(line, this.above && { above: this.above });
    this.side = kept;
    return (capture[side] ??= { headers: [] });
  }

  private start({ method, url, status, isMention, hasBody }: Of<"start">, line: number): void {
    const { current } = this;
    // Some print the response's status first.
    const isBelowStatus = current?.status !== undefined && current.url === undefined;
    const isAgain = current?.method === method && pathOf(current.url) === pathOf(url) && (current.status ?? status) === status;
    const hasNoBody = current?.body === undefined && current?.response?.body === undefined;
    const capture = current && hasNoBody && (isBelowStatus || isAgain) ? current : this.begin(line);
    Object.assign(capture, { method, url, ...(isMention && { isMention }), ...(status !== undefined && { status }) });
    this.above = capture;
    if (hasBody) this.side = "request";
    if (capture.status !== undefined) this.side = "response";
  }

  private printed({ isUntyped, isPartial }: Pick<Of<"body">, "isUntyped" | "isPartial">): void {
    if (isUntyped && this.current) this.current.isUntyped = true;
    if (isPartial && this.current) this.current.isPartial = true;
  }

  private body(text: string, line: number): void {
    // After the body of a request comes that of its response.
    if (this.side === "request" && this.current?.request?.body !== undefined) this.side = "response";
    const { current, side } = this;
    if (side !== undefined && (current?.[side]?.body === undefined || current.status !== undefined)) this.message(side, line).body ??= text;
    else if (side === undefined && current && current.body === undefined) current.body = text;
    else if (side === undefined && current?.url !== undefined && current.response === undefined) {
      current.request = { headers: [], ...current.request, body: current.body ?? "" };
      delete current.body;
      current.response = { headers: [], body: text };
    } else {
      const next = this.begin(line, this.above && { above: this.above });
      if (side === undefined) next.body = text;
      else next[side] = { headers: [], body: text };
      this.side = side;
    }
  }
}

/** The path and the query of a URL, which a text may have with its host or without. */
const pathOf = (url: string | undefined): string | undefined => url?.replace(/^https?:\/\/[^/]+/, "");
