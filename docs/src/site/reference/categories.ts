/** Categories of what an entry point has much of: by the folders of the sources, which have one subject each. */
import { type DeclarationReflection, type ProjectReflection, ReflectionCategory, ReflectionKind } from "typedoc";
import { hasMany } from "./site-router.ts";

const KINDS = [ReflectionKind.Function, ReflectionKind.TypeAlias] as const;

/** Sorts the functions and types of large entry points into categories. */
export function addCategories(project: ProjectReflection): void {
  for (const entry of project.getReflectionsByKind(ReflectionKind.Module)) {
    if (!entry.isDeclaration()) continue;
    for (const kind of KINDS.filter((each) => hasMany(entry, each))) {
      const group = entry.groups?.find(({ title }) => title === ReflectionKind.pluralString(kind));
      const members = entry.getChildrenByKind(kind);
      const titles = new Set(members.map((each) => categoryOf(project, each)).toSorted());
      if (group === undefined || titles.size < 2) continue;
      group.categories = Array.from(titles, (title) => {
        const category = new ReflectionCategory(title);
        category.children = members.filter((each) => categoryOf(project, each) === title);
        return category;
      });
    }
  }
}

const categoryOf = (project: ProjectReflection, symbol: DeclarationReflection): string =>
  categoryOfSource(project.getSymbolIdFromReflection(symbol)?.packagePath ?? "");

/** `Order state` of `src/order-state/x.ts`, and of `src/order-state.ts`. */
export function categoryOfSource(path: string): string {
  const [, folder = ""] = /\bsrc\/([\w-]+)/.exec(path) ?? [];
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll("-", " ");
}
