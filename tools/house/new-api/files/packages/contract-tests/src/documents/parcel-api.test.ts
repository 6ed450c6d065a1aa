import { hold } from "./describe-document.ts";
import { parcelApiDocument } from "./parcel-api.ts";

hold(parcelApiDocument);
