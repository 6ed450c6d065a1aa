import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, type Location } from "../place.ts";

/** Hosts of addresses and of e-mail addresses, in whatever text they are. */
const HOSTS = /https?:\/\/(?:[^\s/?#@]*@)?(?<web>[^\s/?#:"'<>;,)]+)|(?<![\w.+-])[\w.+-]+@(?<mail>[\w-]+(?:\.[\w-]+)+)/gi;
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** Rejects examples with domains that RFC 2606 does not reserve: whoever tries one must not reach a real host. */
export const exampleDomains: Oas3Rule = () => {
  const check = (value: unknown, location: Location, report: UserContext["report"]): void => {
    if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value)) check(each, location.child(key), report);
    else
      for (const host of hostsIn(value))
        report({ message: `The domain ${host} may be somebody's. Use a reserved one, such as shop.example.com.`, location });
  };
  return {
    Example: (node: unknown, { report, location }: UserContext) => check(keysOf(node)["value"], location.child("value"), report),
    Server: (node: unknown, { report, location }: UserContext) => check(keysOf(node)["url"], location.child("url"), report),
    Schema(node: unknown, { report, location }: UserContext) {
      for (const key of ["default", "example", "examples"]) check(keysOf(node)[key], location.child(key), report);
    },
  };
};

function hostsIn(value: unknown): Set<string> {
  const hosts = [...String(value).matchAll(HOSTS)].map(({ groups }) => groups?.["web"] ?? groups?.["mail"] ?? "");
  return new Set(hosts.filter((host) => !RESERVED.test(host)));
}
