import { describeDocument } from "./describe-document.ts";
import { paymentApiDocument } from "./payment-api.ts";

describeDocument(paymentApiDocument);
