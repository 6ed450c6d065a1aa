/** Writes a body as JSON. */
export const writeJson = (body: unknown): { readonly mediaType: string; readonly text: string } => ({
  mediaType: "application/json",
  text: JSON.stringify(body),
});
