import { shop } from "../../../shop.js";

// The request as it is: `nextUrl.searchParams` is decoded already.
export const GET = async (request) => (await shop()).receive(request);
