import type { Redirection } from "./connection.ts";

/** The URL by which a program loads the hook, with what it needs to know. */
export function writeHookUrl(module: string, { hosts, front, sandbox, authority }: Redirection): string {
  const url = new URL(module);
  url.search = new URLSearchParams({ hosts: hosts.join(), front: String(front), sandbox: String(sandbox), authority }).toString();
  return url.href;
}

/** The option of Node that loads the hook, as `run` and `env` write it. */
export const HOOK_OPTION = /--import \S+\/redirect\/hook\.js\?\S+/g;

export function readHookUrl(url: string): Redirection {
  const { searchParams } = new URL(url);
  const port = (name: string): number => Number(searchParams.get(name));
  return {
    hosts: (searchParams.get("hosts") ?? "").split(","),
    front: port("front"),
    sandbox: port("sandbox"),
    authority: searchParams.get("authority") ?? "",
  };
}
