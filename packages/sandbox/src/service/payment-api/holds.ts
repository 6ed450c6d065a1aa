import { commitHold, revertHold } from "../../domain/cards/holds.ts";
import { type Operation, respondWith } from "../call.ts";
import { orderState } from "./order-state.ts";
import { tokenPaymentRequest, transactionIdOf } from "./request-values.ts";

export const commitAuthorizationHold: Operation = async (call) => {
  const { session, merchant } = call;
  const request = tokenPaymentRequest(call);
  const transactionId = transactionIdOf(call);
  const hold = await session.load("payment", transactionId, merchant.account);
  // Its commit claims a stamp without being the payment that has it: no unique key keeps others from claiming the same one meanwhile.
  if (hold?.isStanding) session.requireAlone();
  const token = await session.load("token", request.token, merchant.account);
  const decision = commitHold(request, { ...(await orderState(call, request.stamp)), hold, token }, session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  return respondWith(201, { transactionId });
};

export const revertAuthorizationHold: Operation = async (call) => {
  const { session, merchant, context } = call;
  const transactionId = transactionIdOf(call);
  const decision = revertHold(await session.load("payment", transactionId, merchant.account), context, session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  return respondWith(200, { transactionId });
};
