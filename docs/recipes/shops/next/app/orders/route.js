import { respond } from "../../shop.js";

export const POST = async (request) => respond(async ({ createOrder }) => createOrder(JSON.parse((await request.text()) || "{}")));
