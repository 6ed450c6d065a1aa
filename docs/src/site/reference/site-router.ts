import { type DeclarationReflection, type PageDefinition, type Reflection, ReflectionKind } from "typedoc";
import { MemberRouter } from "typedoc-plugin-markdown";

/** With more types than this, a page that shows them all is too long for a phone. */
const MANY_TYPES = 22;
/** The same of functions. */
const MANY_FUNCTIONS = 16;
/** An interface with no more fields is read beside what it belongs to. */
const FEW_FIELDS = 6;
/**
 * The room of an entry point's page, in fields of 60 pixels: the head of an interface takes as much as four, a function ten, a type five, a
 * constant four, the row of an interface or a type with a page of its own one, that of a function two.
 */
const ROOM = 215;

/** Decides which page of the reference has what: small things stand on the page of their entry point, as far as it has room for them. */
export class SiteRouter extends MemberRouter {
  #all: typeof this.membersWithOwnFile | undefined;

  override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
    this.#all ??= this.membersWithOwnFile;
    const { parent } = reflection;
    const entry = parent?.isDeclaration() === true ? parent : undefined;
    this.membersWithOwnFile = [
      ...this.#all.filter(
        (kind) =>
          !(kind === "Function" && !hasMany(entry, ReflectionKind.Function)) && !(kind === "Interface" && isInline(reflection, entry)),
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

/** Whether an interface is small, and its entry point's page has room for it: the smallest come first. */
function isInline(reflection: Reflection, entry: DeclarationReflection | undefined): boolean {
  if (entry === undefined || !isSmall(reflection)) return false;
  const small = entry.getChildrenByKind(ReflectionKind.Interface).filter(isSmall);
  const bySize = small.toSorted((one, other) => fieldsOf(one) - fieldsOf(other));
  const upToIt = bySize.slice(0, bySize.findIndex((each) => each === reflection) + 1);
  return upToIt.reduce((sum, each) => sum + fieldsOf(each) + 4, takenIn(entry)) <= ROOM;
}

/** The fields of a page beside interfaces in full. */
const takenIn = (entry: DeclarationReflection): number =>
  (hasMany(entry, ReflectionKind.Function) ? 2 : 10) * countOf(entry, ReflectionKind.Function) +
  (hasMany(entry, ReflectionKind.TypeAlias) ? 1 : 5) * countOf(entry, ReflectionKind.TypeAlias) +
  4 * countOf(entry, ReflectionKind.Variable) +
  countOf(entry, ReflectionKind.Interface);

const fieldsOf = (reflection: DeclarationReflection): number => (reflection.children ?? []).length;

/** Whether an interface has few fields, and no methods. */
const isSmall = (reflection: Reflection): boolean =>
  reflection.isDeclaration() &&
  fieldsOf(reflection) <= FEW_FIELDS &&
  (reflection.children ?? []).every(({ kind }) => kind === ReflectionKind.Property);
