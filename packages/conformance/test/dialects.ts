/** The same recording as other tools write it. */
import type { Har, HarEntry } from "../src/recordings/har.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

type Dialect = (entry: HarEntry) => unknown;

const around = ({ request, response, ...entry }: HarEntry, more: { readonly request?: object; readonly response?: object }): object => ({
  ...entry,
  request: { ...request, ...more.request },
  response: { ...response, ...more.response },
});

/** How each tool writes an entry. */
export const DIALECTS: Readonly<Record<string, Dialect>> = {
  /** HTTP/2: pseudo headers, names in lower case, sizes unknown, and what the browser adds. */
  chrome: (entry) =>
    around(
      { ...entry },
      {
        request: {
          httpVersion: "h2",
          headers: [
            { name: ":authority", value: "service.example.com" },
            { name: ":method", value: entry.request.method },
            ...entry.request.headers,
          ],
          bodySize: -1,
        },
        response: {
          httpVersion: "h2",
          headers: [{ name: ":status", value: String(entry.response.status) }, ...entry.response.headers],
          _error: null,
        },
      },
    ),
  /** Names as on the wire, no `postData` but its parameters for a form, an empty text where there is none. */
  firefox: (entry) =>
    around(entry, {
      request: {
        headers: entry.request.headers.map(({ name, value }) => ({ name: name.replace(/^./, (first) => first.toUpperCase()), value })),
      },
      response: { content: { ...entry.response.content, comment: "" }, redirectURL: null },
    }),
  /** Headers as an object's entries, and a body without its media type. */
  postman: (entry) =>
    around(entry, {
      request: { ...(entry.request.postData && { postData: { text: entry.request.postData.text, params: [] } }) },
      response: { content: { size: 1, text: entry.response.content.text } },
    }),
  /** Bodies in Base64 whatever they are. */
  mitmproxy: (entry) =>
    around(entry, {
      request: {
        ...(entry.request.postData && {
          postData: { ...entry.request.postData, text: base64(entry.request.postData.text ?? ""), encoding: "base64" },
        }),
      },
      response: { content: { ...entry.response.content, encoding: "base64", text: base64(entry.response.content.text ?? "") } },
    }),
};

/** A recording in another tool's dialect. */
export const inDialect = (har: Har, name: string): string =>
  JSON.stringify({ log: { ...har.log, pages: [], entries: har.log.entries.map((entry) => DIALECTS[name]?.(entry)) } });
