/**
 * What the options of a server's access may be, apart from the server: for what only calls one.
 *
 * @packageDocumentation
 */
export { controlTokenOption, hostsOption, publicUrlOption } from "./access-rules.ts";
