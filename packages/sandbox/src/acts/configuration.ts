/** Settings of a world and of its merchants, and the secrets of these. */
import { type Acts } from "./act.ts";
import { checkMerchantSettings, checkSettings } from "../domain/settings.ts";
import type { Merchant } from "../domain/merchant.ts";
import { merchantIn } from "./merchant-in.ts";

const shown = ({ world: _world, ...merchant }: Merchant): Omit<Merchant, "world"> => merchant;

export const acts: Pick<Acts, "settings" | "configure" | "merchants" | "configureMerchant" | "rotateSecret" | "retireSecret"> = {
  settings: async ({ world }) => world.settings,
  async configure({ world, running }, { body }) {
    checkSettings(body, ["body"]);
    const apply = (): void => void (world.settings = { ...world.settings, ...body });
    await running.change(apply, { command: "configure", input: body });
    if (body.map) await running.sendUnblocked();
    return world.settings;
  },
  merchants: async ({ world }) => [...world.merchants.values()].map(shown),
  async configureMerchant({ world, running }, { path, body }) {
    const { account } = merchantIn(world, path.account);
    checkMerchantSettings(body, ["body"]);
    if (body.linkedAccount !== undefined) merchantIn(world, body.linkedAccount);
    const apply = (): void => {
      const now = merchantIn(world, account);
      world.merchants.set(account, { ...now, settings: { ...now.settings, ...body } });
    };
    await running.change(apply, { command: "configureMerchant", account, input: body });
    return shown(merchantIn(world, account));
  },
  async rotateSecret({ world, running }, { path: { account } }) {
    const rotation = world.secrets.rotate(account);
    await running.change(() => world.secrets.make(rotation), undefined, { what: "rotateSecret", account });
    return { secret: rotation.secret };
  },
  async retireSecret({ world, running }, { path: { account } }) {
    const retirement = world.secrets.retire(account);
    await running.change(() => world.secrets.make(retirement), undefined, { what: "retireSecret", account });
    return undefined;
  },
};
