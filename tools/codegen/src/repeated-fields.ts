import { type Document, type MediaType, type Method, METHODS, type Operation, type Parameter, type PathItem } from "./openapi.ts";

export interface LocatedOperation {
  path: string;
  method: Method;
  operation: Operation;
  /** The operation's own parameters and those of its path. */
  parameters: Parameter[];
  /** The body's fields when every one of them repeats a path parameter: a caller gives the value once. */
  repeated: string[];
}

/** Every operation of `paths`, in the document's order. The document must be dereferenced. */
export const operationsOf = ({ paths = {} }: Document): LocatedOperation[] => operationsIn(paths);

/** Every event, in the document's order; its name is its path. The document must be dereferenced. */
export const eventsOf = ({ webhooks = {} }: Document): LocatedOperation[] => operationsIn(webhooks);

function operationsIn(items: Readonly<Record<string, PathItem>>): LocatedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const own = operation.parameters ?? [];
      const inherited = (item.parameters ?? []).filter((outer) => !own.some((inner) => inner.name === outer.name && inner.in === outer.in));
      const parameters = [...inherited, ...own];
      return [{ path, method, operation, parameters, repeated: repeatedInBody(operation, parameters) }];
    }),
  );
}

/** The parameters that a caller gives. */
export const askedParameters = ({ parameters }: LocatedOperation): Parameter[] => parameters.filter((parameter) => !parameter["x-signing"]);

/** The body's media types, the one that clients send first. */
export const bodyContents = ({ requestBody }: Operation): [mediaType: string, content: MediaType][] =>
  Object.entries(requestBody?.content ?? {});

function repeatedInBody(operation: Operation, parameters: readonly Parameter[]): string[] {
  const [[, content] = []] = bodyContents(operation);
  const fields = Object.keys(content?.schema?.properties ?? {});
  const isInPath = (field: string): boolean => parameters.some(({ name, in: place }) => name === field && place === "path");
  return fields.every(isInPath) ? fields : [];
}
