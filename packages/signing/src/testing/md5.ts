/** Whether the provider under test has MD5: node:crypto has, WebCrypto has not. */
import { digest } from "#crypto";

export const hasMd5: boolean = await digest("md5", [], "hex").then(
  () => true,
  () => false,
);
