import type { OperationTable } from "@maksu/openapi-runtime";

/** The operation that a request belongs to. */
export type Route =
  | { readonly operationId: string; readonly template: string; readonly pathParameters: Readonly<Record<string, string>> }
  | { readonly allowed: readonly string[] };

/**
 * Finds the operation of a method and path: paths without parameters win over those with.
 * A parameter may be empty, since the Merchant API documents its response to that.
 *
 * @returns the operation, or the methods that the path allows: none for an unknown path
 */
export function createRouter(operations: OperationTable): (method: string, path: string) => Route {
  const routes = Object.entries(operations)
    .map(([operationId, { method, path }]) => ({ operationId, method, path, ...compile(path) }))
    .toSorted((a, b) => a.names.length - b.names.length);
  // Most requests go to a path without parameters: skip the others.
  const plain = new Map(routes.filter(({ names }) => names.length === 0).map((route) => [`${route.method} ${route.path}`, route]));
  return (method, path) => {
    const known = plain.get(`${method} ${path}`);
    if (known) return { operationId: known.operationId, template: known.path, pathParameters: {} };
    const found = routes.flatMap((route) => {
      const match = route.pattern.exec(path);
      return match ? [{ ...route, values: match.slice(1) }] : [];
    });
    const route = found.find((candidate) => candidate.method === method);
    if (!route) return { allowed: [...new Set(found.map((candidate) => candidate.method))] };
    const pathParameters = Object.fromEntries(
      route.names.flatMap((name, index) => {
        const value = decode(route.values[index] ?? "");
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return { operationId: route.operationId, template: route.path, pathParameters };
  };
}

function compile(template: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = template.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    names.push(part);
    return "([^/]*)";
  });
  return { pattern: new RegExp(`^${source.join("")}$`), names };
}

/** Returns undefined for invalid percent-encoding: the parameter is then missing, and is rejected with its documented error code. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
