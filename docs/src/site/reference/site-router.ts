import { type DeclarationReflection, type PageDefinition, type Reflection, ReflectionKind } from "typedoc";
import { MemberRouter } from "typedoc-plugin-markdown";

/** With more types than this, a page that shows them all is too long for a phone. */
const MANY_TYPES = 22;
/** The same of functions. */
const MANY_FUNCTIONS = 16;
/** An interface with no more fields is read beside what it belongs to. */
const FEW_FIELDS = 6;

/** Decides which page of the reference has what: small things stand on the page of their entry point, which is folded if it is long. */
export class SiteRouter extends MemberRouter {
  #all: typeof this.membersWithOwnFile | undefined;

  override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
    this.#all ??= this.membersWithOwnFile;
    const { parent } = reflection;
    const entry = parent?.isDeclaration() === true ? parent : undefined;
    this.membersWithOwnFile = [
      ...this.#all.filter(
        (kind) => !(kind === "Function" && !hasMany(entry, ReflectionKind.Function)) && !(kind === "Interface" && isSmall(reflection)),
      ),
      ...(hasMany(entry, ReflectionKind.TypeAlias) ? (["TypeAlias"] as const) : []),
    ];
    super.buildChildPages(reflection, outPages);
  }
}

const countOf = (entry: DeclarationReflection | undefined, kind: ReflectionKind): number => entry?.getChildrenByKind(kind).length ?? 0;

/** Whether an entry point has too many functions or types to show them on its own page. */
export const hasMany = (entry: DeclarationReflection | undefined, kind: ReflectionKind): boolean =>
  countOf(entry, kind) > (kind === ReflectionKind.Function ? MANY_FUNCTIONS : MANY_TYPES);

/** Whether an interface has few fields, and no methods. */
const isSmall = (reflection: Reflection): boolean =>
  reflection.isDeclaration() &&
  (reflection.children ?? []).length <= FEW_FIELDS &&
  (reflection.children ?? []).every(({ kind }) => kind === ReflectionKind.Property);
