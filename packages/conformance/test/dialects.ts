/** The same recording as other tools write it. */
import type { Har, HarEntry } from "../src/recordings/har.ts";

const base64 = (text = ""): { readonly text: string; readonly encoding: string } => ({
  text: Buffer.from(text).toString("base64"),
  encoding: "base64",
});

export const DIALECTS: Readonly<Record<string, (entry: HarEntry) => object>> = {
  /** HTTP/2: pseudo headers, names in lower case, sizes unknown, and what the browser adds. */
  chrome({ request, response }) {
    const asked = [{ name: ":authority", value: "service.example.com" }, { name: ":method", value: request.method }, ...request.headers];
    const sent = [{ name: ":status", value: String(response.status) }, ...response.headers];
    const own = { httpVersion: "h2", bodySize: -1 };
    return { request: { ...request, ...own, headers: asked }, response: { ...response, ...own, headers: sent, _error: null } };
  },
  /** Names as on the wire, and a comment for a body that is not there. */
  firefox({ request, response }) {
    const headers = request.headers.map(({ name, value }) => ({ name: name.replace(/^./, (first) => first.toUpperCase()), value }));
    return {
      request: { ...request, headers },
      response: { ...response, content: { ...response.content, comment: "" }, redirectURL: null },
    };
  },
  /** A body without its media type. */
  postman({ request: { postData, ...request }, response }) {
    const sent = { ...request, ...(postData && { postData: { text: postData.text, params: [] } }) };
    return { request: sent, response: { ...response, content: { size: 1, text: response.content.text } } };
  },
  /** Bodies in Base64 whatever they are. */
  mitmproxy({ request: { postData, ...request }, response: { content, ...response } }) {
    const sent = { ...request, ...(postData && { postData: { ...postData, ...base64(postData.text) } }) };
    return { request: sent, response: { ...response, content: { ...content, ...base64(content.text) } } };
  },
};

export const inDialect = (har: Har, name: string): string =>
  JSON.stringify({ log: { ...har.log, pages: [], entries: har.log.entries.map((entry) => ({ ...entry, ...DIALECTS[name]?.(entry) })) } });
