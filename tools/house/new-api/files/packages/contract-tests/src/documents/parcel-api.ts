/** The promises of the Parcel API's document. Written by hand. */
import type { ApiDocument, DocumentedFields } from "./document.ts";

const mediaTypes = ["application/json"];
const headers: DocumentedFields = {
  "X-Service-Api-Version": { type: "string", required: true, enumeration: ["1"] },
  Authorization: { type: "string", required: true },
};
const errors = { "400": { record: "Error", mediaTypes }, "401": {} } as const;

export const parcelApiDocument: ApiDocument = {
  api: "parcel-api",
  title: "Parcel API",
  version: "1",
  publishedLimits: {},
  additions: {},
  authentication: { section: "Authentication", scheme: { type: "http", scheme: "basic" }, unsecured: [] },
  operations: [
    {
      operationId: "createParcel",
      section: "Operations",
      method: "POST",
      path: "/parcels",
      headers: { "Content-Type": { type: "string", required: true }, ...headers },
      body: { record: "ParcelRequest", required: true, mediaTypes },
      responses: { "201": { record: "Parcel", mediaTypes }, ...errors },
    },
    {
      operationId: "getParcel",
      section: "Operations",
      method: "GET",
      path: "/parcels/{parcelId}",
      headers,
      pathParameters: { parcelId: { type: "string", required: true, format: "uuid" } },
      responses: { "200": { record: "Parcel", mediaTypes }, ...errors },
    },
  ],
  records: {
    ParcelRequest: {
      section: "Records",
      coverage: "complete",
      fields: {
        reference: { type: "string", required: true, maxLength: 35 },
        weight: { type: "integer", required: true, minimum: 1, maximum: 30_000 },
      },
    },
    Parcel: {
      section: "Records",
      coverage: "complete",
      fields: {
        parcelId: { type: "string", required: true, format: "uuid" },
        reference: { type: "string", required: true },
        weight: { type: "integer", required: true },
      },
    },
    Error: { section: "Records", coverage: "complete", fields: { message: { type: "string", required: true } } },
  },
  rules: [],
  codes: [],
  events: [],
  limits: [{ item: "Reference", section: "Limits", at: ["ParcelRequest.reference"], maxLength: 35 }],
  marks: { low: [], medium: [], stated: [] },
  tolerances: {},
  toolkitRules: [],
};
