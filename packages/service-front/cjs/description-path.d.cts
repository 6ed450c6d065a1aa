/** Returns the path of a file that an API's description is published with: `openapi.json`, `lines.json`. */
export declare const descriptionPath: (api: string, file: string) => string;
