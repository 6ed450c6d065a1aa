import type { Route } from "./route.ts";

/**
 * Creates a route that is loaded with its first request: most sandboxes have none.
 *
 * @param path - owned, with all that is below it
 */
export function lazyRoute(path: string, load: () => Promise<Pick<Route, "handle">>): Route {
  let loading: Promise<Pick<Route, "handle">> | undefined;
  return {
    owns: (asked) => asked === path || asked.startsWith(`${path}/`),
    async handle(request) {
      loading ??= load();
      return (await loading).handle(request);
    },
  };
}
