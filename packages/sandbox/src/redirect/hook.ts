/** Loaded by `--import` before a program: sends its requests to the service's hosts to the sandbox. The environment names both. */
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { type Redirection, redirectedRequest, redirectedUrl, type RequestArguments } from "./redirect-address.ts";
import { HOSTS_VARIABLE, URL_VARIABLE } from "./variables.ts";

const { [URL_VARIABLE]: url, [HOSTS_VARIABLE]: hosts } = process.env;
if (url !== undefined && hosts !== undefined) redirect({ hosts: new Set(hosts.split(",")), target: new URL(url) });

/** Replaces what programs send requests with. They see no difference, so types do not either. */
function redirect(redirection: Redirection): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const isRequest = typeof input === "object" && "url" in input;
    const target = redirectedUrl(redirection, isRequest ? input.url : String(input));
    return target === undefined ? fetch(input, init) : fetch(isRequest ? new Request(target, input) : target, init);
  };
  const plain = { request: http.request, get: http.get } as Readonly<Record<"request" | "get", Send>>;
  for (const module of [http, https] as unknown as Record<"request" | "get", Send>[])
    for (const name of ["request", "get"] as const) {
      const original = module[name];
      module[name] = (...args) => {
        const redirected = redirectedRequest(redirection, args);
        return redirected ? plain[name](...redirected) : original(...args);
      };
    }
  // For `import { request } from "node:https"`.
  syncBuiltinESMExports();
}

type Send = (...args: RequestArguments) => unknown;
