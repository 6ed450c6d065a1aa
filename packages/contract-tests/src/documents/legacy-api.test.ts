import { hold } from "./describe-document.ts";
import { legacyApiDocument } from "./legacy-api.ts";

hold(legacyApiDocument);
