import { respond } from "../../../shop.js";

export const GET = async (_request, { params }) => respond(async ({ show }) => show((await params).id));
