import { respond } from "../../../../shop.js";

export const POST = async (request, { params }) =>
  respond(async ({ pay, refund }) => {
    const { id, act } = await params;
    return act === "refund" ? refund(id, JSON.parse((await request.text()) || "{}").amount) : pay(id);
  });
