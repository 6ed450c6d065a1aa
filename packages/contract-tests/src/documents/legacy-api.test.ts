import { hold } from "./hold.ts";
import { legacyApiDocument } from "./legacy-api.ts";

hold(legacyApiDocument);
