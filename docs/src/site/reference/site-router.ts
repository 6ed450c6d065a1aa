import { type PageDefinition, type Reflection, ReflectionKind } from "typedoc";
import { MemberRouter } from "typedoc-plugin-markdown";

/** With more types than this, a page that shows them all is too long for a phone. */
const MANY_TYPES = 22;
/** The same of functions. */
const MANY_FUNCTIONS = 12;
/** An interface with no more fields is read beside what it belongs to. */
const FEW_FIELDS = 6;

/** Decides which page of the reference has what: small things stand on the page of their entry point, where those are not too many. */
export class SiteRouter extends MemberRouter {
  override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
    const all = this.membersWithOwnFile;
    const ofEntryPoint = (kind: ReflectionKind): number => membersOf(reflection.parent, kind);
    this.membersWithOwnFile = [
      ...all.filter(
        (kind) =>
          !(kind === "Function" && ofEntryPoint(ReflectionKind.Function) <= MANY_FUNCTIONS) &&
          !(kind === "Interface" && isSmall(reflection)),
      ),
      ...(ofEntryPoint(ReflectionKind.TypeAlias) > MANY_TYPES ? (["TypeAlias"] as const) : []),
    ];
    super.buildChildPages(reflection, outPages);
    this.membersWithOwnFile = all;
  }
}

const membersOf = (parent: Reflection | undefined, kind: ReflectionKind): number =>
  parent?.isDeclaration() === true ? parent.getChildrenByKind(kind).length : 0;

/** Whether an interface has few fields, and no methods. */
const isSmall = (reflection: Reflection): boolean =>
  reflection.isDeclaration() &&
  (reflection.children ?? []).length <= FEW_FIELDS &&
  (reflection.children ?? []).every(({ kind }) => kind === ReflectionKind.Property);
