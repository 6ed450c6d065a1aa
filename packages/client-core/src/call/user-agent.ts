/** The globals that identify a runtime. */
interface Runtime {
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
  readonly navigator?: { readonly userAgent?: string };
}

/**
 * Returns the `User-Agent` header: the caller's product, the client, the runtime with its major version. None in browsers, which send their own.
 *
 * @param runtime the global object
 */
export function userAgentOf(own: string | undefined, product: string | undefined, runtime: Runtime = globalThis): string | undefined {
  const name = nameOf(runtime);
  return name === undefined ? undefined : [own, product, name].filter((part) => part !== undefined).join(" ");
}

function nameOf({ process, navigator }: Runtime): string | undefined {
  const versions = process?.versions ?? {};
  // The others have Node's version, too.
  const name = ["bun", "deno", "node"].find((each) => versions[each] !== undefined);
  if (name !== undefined) return `${name}/${versions[name]?.split(".", 1)[0]}`;
  return navigator?.userAgent === "Cloudflare-Workers" ? "workerd" : undefined;
}
