/**
 * Parses YAML 1.2 or JSON. The parser is loaded when there is text to read: a sandbox starts without it.
 *
 * @param fail - makes the error to throw
 */
export async function parseText(text: string, fail: (message: string, cause: unknown) => Error): Promise<unknown> {
  const { CORE_SCHEMA, load, mergeTag } = await import("js-yaml");
  try {
    return load(text, { schema: CORE_SCHEMA.withTags(mergeTag) });
  } catch (error) {
    throw fail(`not YAML or JSON: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}
