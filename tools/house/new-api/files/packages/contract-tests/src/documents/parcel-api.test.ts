import { describeDocument } from "./describe-document.ts";
import { parcelApiDocument } from "./parcel-api.ts";

describeDocument(parcelApiDocument);
