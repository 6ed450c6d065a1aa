/** For each operation of an API with error codes, a request per code: derived from its constraints, its triggers and its merchants. */
import type { LocatedOperation } from "@maksu/openapi";
import { expect } from "vitest";
import { codeIn } from "../../contract/checks/error-code.ts";
import { constraintsOf } from "../../contract/constraints/constraints.ts";
import { conditionsOf } from "../../contract/responses/conditions.ts";
import type { ContractRequest } from "../../contract/requests/request.ts";
import type { WireOptions } from "../../contract/requests/wire-request.ts";
import type { DescribedApi } from "../described-api.ts";
import type { Scenario } from "../scenario.ts";
import type { ShopRequest } from "../shop.ts";

/** A scenario for each operation of an API. */
export const codeSweepsOf = (api: DescribedApi): readonly Scenario[] => api.operations.map((operation) => sweep(api, operation));

const sweep = ({ name, bundle }: DescribedApi, operation: LocatedOperation): Scenario => ({
  name: `${name} ${operation.operationId} rejects unknown merchants, and what breaks a constraint, with its code`,
  async run(shop) {
    const { operationId } = operation;
    const { merchantId: account, secret } = shop.world.merchant;
    const ask = async ({ mediaType, ...request }: ContractRequest, { raw, ...signer }: WireOptions = {}) => {
      const as = { account: signer.account ?? account, secret: signer.account === undefined ? (signer.secret ?? secret) : DEFAULT_SECRET };
      const extra: ShopRequest = { ...(mediaType !== undefined && { mediaType }), ...(raw && { raw }) };
      const named = signer.apiName === undefined ? {} : { apiName: signer.apiName };
      return shop.send(operationId, { api: name, ...request, as, ...extra, ...named });
    };
    const conditions = [...conditionsOf(name, bundle, operation).values()];
    for (const { request, options, wanted, name: condition } of conditions)
      if (wanted !== "unauthorized" && wanted.status >= 400) {
        const { status } = await ask(request, options);
        expect([condition, status]).toEqual([condition, wanted.status]);
      }
    const [first] = conditions;
    if (first) expect((await ask(first.request, { secret: "wrong" })).status).toBeOneOf([401, 403]);
    const found = new Set<string>();
    for (const { outside } of constraintsOf(bundle, operation))
      for (const { code, request } of outside) {
        if (code === undefined || found.has(code)) continue;
        if (codeIn((await ask(request)).text) === code) found.add(code);
      }
  },
});

/** Of the published test merchant, which the merchants in a state of error share. */
const DEFAULT_SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
