import { type PageDefinition, type Reflection, ReflectionKind } from "typedoc";
import { MemberRouter } from "typedoc-plugin-markdown";

/** With more types than this, a page that shows them all is too long for a phone. */
const MANY_TYPES = 22;

/** Decides which page of the reference has what: each type has its own where an entry point has many. */
export class SiteRouter extends MemberRouter {
  override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
    const all = this.membersWithOwnFile;
    if (hasManyTypes(reflection.parent)) this.membersWithOwnFile = [...all, "TypeAlias"];
    super.buildChildPages(reflection, outPages);
    this.membersWithOwnFile = all;
  }
}

const hasManyTypes = (parent: Reflection | undefined): boolean =>
  parent?.isDeclaration() === true && parent.getChildrenByKind(ReflectionKind.TypeAlias).length > MANY_TYPES;
