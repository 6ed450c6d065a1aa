/**
 * A Redocly plugin that expands header sets. The root file lists each set under `x-header-sets`; an operation that names one (`x-header-set: B`) gets
 * its parameters, a response its headers. The bundle contains only those parameters and headers, so any OpenAPI tool can read it.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export default function headerSets() {
  return { id: "header-sets", preprocessors: { oas3: { expand } } };
}

function expand() {
  /** By name, the header names of each set with the absolute path of its file. */
  let sets = {};
  /** Those that something names, and those that aren't there. */
  let used = new Set();
  let unknown = [];

  const read = (root, { location, report }) => {
    const folder = dirname(location.source.absoluteRef);
    const fileOf = (set, [header, { $ref }]) => {
      const path = join(folder, $ref);
      if (existsSync(path)) return [[header, path]];
      report({
        message: `Can't resolve $ref: ENOENT: no such file or directory '${path}'`,
        location: location.child(["x-header-sets", set, header, "$ref"]),
      });
      return [];
    };
    const named = Object.entries(root["x-header-sets"] ?? {});
    sets = Object.fromEntries(named.map(([set, headers]) => [set, Object.entries(headers).flatMap((header) => fileOf(set, header))]));
    delete root["x-header-sets"];
    [used, unknown] = [new Set(), []];
  };

  /** One edit: the name of a set that was changed in the root file, and not in all that name it. */
  const compare = (_root, { location, report }) => {
    const known = Object.keys(sets);
    const [left, ...others] = known.filter((set) => !used.has(set));
    const missing = new Set(unknown.map(({ name }) => name));
    if (left !== undefined && others.length === 0 && missing.size === 1 && unknown.length > 1)
      return report({
        message: `Unknown header set ${[...missing].join()}, which ${unknown.length} places name, and nothing names ${left}. Correct one of them.`,
        location: location.child(["x-header-sets", left]).key(),
      });
    for (const { name, location: place } of unknown)
      report({ message: `Unknown header set ${name}. The root file's x-header-sets has ${known.join(", ") || "none"}.`, location: place });
  };

  /** What a node inherits by the set that it names. */
  const inherited = (node, { location }) => {
    const name = node["x-header-set"];
    delete node["x-header-set"];
    if (name === undefined) return [];
    if (!Object.hasOwn(sets, name)) {
      unknown.push({ name, location: location.child("x-header-set") });
      return [];
    }
    used.add(name);
    const folder = dirname(location.source.absoluteRef);
    return sets[name].map(([header, path]) => [header, { $ref: relative(folder, path).replaceAll("\\", "/") }]);
  };

  return {
    Root: { enter: read, leave: compare },
    Operation(operation, context) {
      const parameters = inherited(operation, context).map(([, reference]) => reference);
      // After its own, whose problems are located by their index in the file.
      if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
    },
    Response(response, context) {
      const headers = inherited(response, context);
      if (headers.length > 0) response.headers = { ...Object.fromEntries(headers), ...response.headers };
    },
  };
}
