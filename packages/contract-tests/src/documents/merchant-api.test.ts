import { describeDocument } from "./describe-document.ts";
import { merchantApiDocument } from "./merchant-api.ts";

describeDocument(merchantApiDocument);
