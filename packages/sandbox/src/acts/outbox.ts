/** The e-mails that a world's service would have sent, as a test sees them. */
import type { Email } from "../domain/emails/email.ts";
import type { Session } from "../world/session.ts";
import type { World } from "../world/world.ts";

/** An e-mail to a customer. */
export interface SandboxEmail extends Omit<Email, "account"> {
  /** The page of the refund. */
  readonly link: string;
}

/** All e-mails of a world, oldest first. */
export const emailsOf = async (session: Session, { name: world }: World, pages: string): Promise<readonly SandboxEmail[]> =>
  (await session.find("email", "world", { equal: world })).map(({ account: _account, ...email }) => ({
    ...email,
    link: `${pages}/refunds/${email.about}`,
  }));
