/** The e-mails that a world's service would have sent. */
import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "listOutbox"> = {
  listOutbox: ({ change, world: { name: world }, service: { pages } }) =>
    change(async (session) =>
      (await session.find("email", "world", { equal: world })).map(({ account: _account, ...email }) => ({
        ...email,
        link: `${pages()}/refunds/${email.about}`,
      })),
    ),
};
