/** Returns the path of the bundled description of an API. */
export declare const descriptionPath: (api: string) => string;
