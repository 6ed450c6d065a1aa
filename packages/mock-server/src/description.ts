/** What the mock reads from a bundled description. */

interface Reference {
  readonly $ref?: string;
}

export interface ParameterDescription {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema?: { readonly type?: string | readonly string[] };
  readonly "x-signing"?: boolean;
}

interface MediaTypeDescription {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
  readonly "x-error-code"?: string;
}

interface ResponseDescription {
  readonly content?: Readonly<Record<string, MediaTypeDescription>>;
}

export interface OperationDescription {
  readonly operationId: string;
  readonly parameters: readonly ParameterDescription[];
  /** Media types of the request body to what each says. */
  readonly requestContent: Readonly<Record<string, MediaTypeDescription>>;
  readonly responses: Readonly<Record<string, ResponseDescription>>;
}

type Node = { readonly [key: string]: unknown } & Reference;

/** The operations of a bundle, by operationId. */
export function readOperations(document: object): ReadonlyMap<string, OperationDescription> {
  const follow = (node: unknown): Node => {
    const { $ref } = (node ?? {}) as Reference;
    if ($ref === undefined) return (node ?? {}) as Node;
    const steps = $ref
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    return follow(steps.reduce<unknown>((place, step) => (place as Node)[step], document));
  };
  const parametersOf = (node: Node): ParameterDescription[] =>
    ((node["parameters"] ?? []) as unknown[]).map((parameter) => {
      const found = follow(parameter);
      return { ...found, schema: follow(found["schema"]) } as unknown as ParameterDescription;
    });
  const operations = Object.values(follow((document as Node)["paths"])).flatMap((item) => {
    const path = follow(item);
    return Object.values(path).flatMap((operation): OperationDescription[] => {
      const { operationId, requestBody, responses } = (operation ?? {}) as Node;
      if (typeof operationId !== "string") return [];
      return [
        {
          operationId,
          parameters: [...parametersOf(path), ...parametersOf(operation as Node)],
          requestContent: (follow(requestBody)["content"] ?? {}) as OperationDescription["requestContent"],
          responses: Object.fromEntries(
            Object.entries(responses as Node).map(([status, response]): [string, ResponseDescription] => [
              status,
              follow(response) as ResponseDescription,
            ]),
          ),
        },
      ];
    });
  });
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

/** The documented answer of an error code: its status and its example. */
export function answerOfCode({ responses }: OperationDescription, code: string): { status: number; body: unknown } | undefined {
  for (const [status, { content }] of Object.entries(responses)) {
    const example = content?.["application/json"]?.examples?.[code];
    if (example) return { status: Number(status), body: example.value };
  }
  return undefined;
}
