import { dirname, relative, resolve } from "node:path";
import { BaseResolver, ResolveError, type Source } from "@redocly/openapi-core";

/** Reads the files of one description, so that it depends on nothing else: on no address, and on no file that is outside of its folder. */
export class OwnFiles extends BaseResolver {
  readonly #folder: string;

  constructor(root: string) {
    super();
    this.#folder = dirname(resolve(root));
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^[a-z]+:\/\//i.test(absoluteRef)) throw notOwn(absoluteRef);
    if (relative(this.#folder, absoluteRef).startsWith("..")) throw notOwn(relative(this.#folder, absoluteRef));
    return super.loadExternalRef(absoluteRef);
  }
}

const notOwn = (reference: string): ResolveError =>
  new ResolveError(new Error(`${reference} is not in the description's folder. Refer to a file there`));
