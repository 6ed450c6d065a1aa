import { HOSTS_VARIABLE, URL_VARIABLE } from "./variables.ts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds to an environment what redirects a Node program, and the Node programs that it starts, to a sandbox.
 *
 * @param hook - URL of the module to load before a program
 */
export function redirectingEnvironment(environment: Environment, url: string, hosts: readonly string[], hook: string): Environment {
  const { NODE_OPTIONS = "", NO_PROXY = "", no_proxy = NO_PROXY } = environment;
  // A proxy would be sent the requests before the redirection can see their hosts.
  const direct = [no_proxy, ...hosts, "127.0.0.1", "localhost"].filter(Boolean).join(",");
  return {
    ...environment,
    [URL_VARIABLE]: url,
    [HOSTS_VARIABLE]: hosts.join(","),
    NODE_OPTIONS: `${NODE_OPTIONS} --import ${hook}`.trimStart(),
    NO_PROXY: direct,
    no_proxy: direct,
  };
}
