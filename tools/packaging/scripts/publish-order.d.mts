export interface PublishableWorkspace {
  /** Its folder, from the root. */
  readonly directory: string;
  /** Its package.json: path, text and content. */
  readonly path: string;
  readonly text: string;
  readonly manifest: { readonly name: string; readonly private?: boolean; readonly dependencies?: Readonly<Record<string, string>> };
}

export function publishOrder(root: string): readonly PublishableWorkspace[];
