import { hold } from "./describe-document.ts";
import { paymentApiDocument } from "./payment-api.ts";

hold(paymentApiDocument);
