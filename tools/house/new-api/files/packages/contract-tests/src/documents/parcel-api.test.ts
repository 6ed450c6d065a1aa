import { hold } from "./hold.ts";
import { parcelApiDocument } from "./parcel-api.ts";

hold(parcelApiDocument);
