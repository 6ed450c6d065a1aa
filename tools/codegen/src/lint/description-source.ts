/** Where the files of a description have what its bundle has. */
import { join, posix } from "node:path";
import { isObject, objectAt, textAt } from "@maksu/openapi";
import { readSource, type SourceFile } from "./source-file.ts";

/** Keys into a bundle, or into a file. */
export type Keys = readonly string[];

/** A place of the bundle in the files. */
export interface PlaceInSource {
  /** Below the description's folder. */
  readonly file: string;
  /** Undefined when there is no such file. */
  readonly source: SourceFile | undefined;
  /** As many of the keys as the file has. */
  readonly inFile: Keys;
  /** The keys that it lacks. */
  readonly missing?: Keys;
}

/** The files of a description, each read once. */
export interface DescriptionSource {
  file(name: string): SourceFile | undefined;
  /** Follows the references of the files as they are written. Each component has a file of its own, or stands in the root file. */
  placeOf(keys: Keys): PlaceInSource;
}

/** Reads the files below a description's folder. */
export function descriptionSource(folder: string): DescriptionSource {
  const files = new Map<string, SourceFile | undefined>();
  const file = (name: string): SourceFile | undefined => {
    if (!files.has(name)) files.set(name, readSource(join(folder, name)));
    return files.get(name);
  };
  const follow = (name: string, keys: Keys): PlaceInSource => {
    const source = file(name);
    let value = source?.value;
    for (const [index, key] of keys.entries()) {
      const below: unknown = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
      if (below === undefined) {
        const reference = textAt(value, "$ref");
        if (reference?.endsWith(".yaml")) return follow(posix.join(posix.dirname(name), reference), keys.slice(index));
        return { file: name, source, inFile: keys.slice(0, index), missing: keys.slice(index) };
      }
      value = below;
    }
    return { file: name, source, inFile: keys };
  };
  return {
    file,
    placeOf(keys) {
      const root = file("openapi.yaml");
      const [section, kind = "", name = "", ...below] = keys;
      const isFile = section === "components" && name !== "" && objectAt(objectAt(root?.value, "components"), kind)[name] === undefined;
      return isFile ? follow(`components/${kind}/${name}.yaml`, below) : follow("openapi.yaml", keys);
    },
  };
}
