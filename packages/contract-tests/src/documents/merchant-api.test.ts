import { hold } from "./hold.ts";
import { merchantApiDocument } from "./merchant-api.ts";

hold(merchantApiDocument);
