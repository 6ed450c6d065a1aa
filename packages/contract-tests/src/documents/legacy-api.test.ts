import { describeDocument } from "./describe-document.ts";
import { legacyApiDocument } from "./legacy-api.ts";

describeDocument(legacyApiDocument);
