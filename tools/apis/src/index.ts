/**
 * The APIs as tools and tests use them: for each its bundled description, its clients and its tables.
 *
 * @packageDocumentation
 */
export { APIS } from "./apis.ts";
export type { ApiPackages, CallResult, Clients, ClientSettings, Methods } from "./api-packages.ts";
export { ALL_DESCRIPTIONS, bundlePath, DESCRIPTIONS, type DescriptionName, readBundle, type UnsignedDescriptionName } from "./bundle.ts";
