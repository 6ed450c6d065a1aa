import { hold } from "./describe-document.ts";
import { merchantApiDocument } from "./merchant-api.ts";

hold(merchantApiDocument);
