import { hold } from "./hold.ts";
import { paymentApiDocument } from "./payment-api.ts";

hold(paymentApiDocument);
