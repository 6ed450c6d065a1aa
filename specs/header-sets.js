/**
 * A Redocly plugin that expands header sets and response sets. The root file lists each set under `x-header-sets` or `x-response-sets`. An operation that
 * names a header set (`x-header-set: B`) gets its parameters, a response its headers; one that names a response set gets its responses, by status. The
 * bundle contains only what they stand for, so any OpenAPI tool can read it.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

export default function headerSets() {
  return { id: "header-sets", preprocessors: { oas3: { expand } } };
}

function expand() {
  /** By the key that names a set, and its name: the entries of each set with the absolute paths of their files. */
  let sets = {};
  /** Entries that are named, and those that are missing. */
  let used = new Set();
  let unknown = [];

  const read = (root, context) => {
    [used, unknown] = [new Set(), []];
    sets = { "x-header-set": readSets("x-header-sets", root, context), "x-response-set": readSets("x-response-sets", root, context) };
  };

  const readSets = (list, root, { location, report }) => {
    const folder = dirname(location.source.absoluteRef);
    const fileOf = (set, [entry, value]) => {
      const $ref = value?.$ref;
      if (typeof $ref !== "string") {
        report({ message: `Each entry of a set is a $ref to a file: ${entry} has none.`, location: location.child([list, set, entry]) });
        return [];
      }
      const path = join(folder, $ref);
      if (list === "x-header-sets" && basename($ref) !== `${entry}.yaml`)
        report({
          message: `The entry ${entry} of the header set ${set} is in ${$ref}. Refer to the file of its name.`,
          location: location.child([list, set, entry, "$ref"]),
        });
      if (existsSync(path)) return [[entry, path]];
      report({
        message: `Can't resolve $ref: ENOENT: no such file or directory '${path}'`,
        location: location.child([list, set, entry, "$ref"]),
      });
      return [];
    };
    const named = Object.entries(root[list] ?? {});
    delete root[list];
    return Object.fromEntries(named.map(([set, entries]) => [set, Object.entries(entries).flatMap((entry) => fileOf(set, entry))]));
  };

  const compare = (_root, context) => Object.keys(sets).forEach((key) => compareSets(key, context));

  /** One edit: the name of a set that was changed in the root file, and not in all that name it. */
  const compareSets = (key, { location, report }) => {
    const known = Object.keys(sets[key]);
    const wrong = unknown.filter((each) => each.key === key);
    const [left, ...others] = known.filter((set) => !used.has(`${key} ${set}`));
    const missing = new Set(wrong.map(({ name }) => name));
    const kind = key.slice("x-".length).replace("-", " ");
    if (left !== undefined && others.length === 0 && missing.size === 1 && wrong.length > 1)
      return report({
        message: `Unknown ${kind} ${[...missing].join()}, which ${wrong.length} places name, and nothing names ${left}. Correct one of them.`,
        location: location.child([`${key}s`, left]).key(),
      });
    for (const { name, location: place } of wrong)
      report({ message: `Unknown ${kind} ${name}. The root file's ${key}s has ${known.join(", ") || "none"}.`, location: place });
  };

  /** The fields that a node inherits from the set that it names. Its kind is the folder of its entries. */
  const inherited = (key, node, { location, report }, kind) => {
    const name = node[key];
    delete node[key];
    if (name === undefined) return [];
    if (!Object.hasOwn(sets[key], name)) {
      unknown.push({ key, name, location: location.child(key) });
      return [];
    }
    used.add(`${key} ${name}`);
    const other = sets[key][name].map(([, path]) => basename(dirname(path))).find((each) => each !== kind);
    if (other !== undefined) {
      report({ message: `The header set ${name} is of ${other}, not of ${kind}. Name another.`, location: location.child(key) });
      return [];
    }
    const folder = dirname(location.source.absoluteRef);
    return sets[key][name].map(([entry, path]) => [entry, { $ref: relative(folder, path).replaceAll("\\", "/") }]);
  };

  return {
    Root: { enter: read, leave: compare },
    Operation(operation, context) {
      const parameters = inherited("x-header-set", operation, context, "parameters").map(([, reference]) => reference);
      // After its own, whose problems are located by their index in the file.
      if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
      const responses = inherited("x-response-set", operation, context, "responses");
      if (responses.length > 0) operation.responses = { ...Object.fromEntries(responses), ...operation.responses };
    },
    Response(response, context) {
      const headers = inherited("x-header-set", response, context, "headers");
      if (headers.length > 0) response.headers = { ...Object.fromEntries(headers), ...response.headers };
    },
  };
}
