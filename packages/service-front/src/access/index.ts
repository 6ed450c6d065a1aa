/**
 * Rules for the options of a server's access, apart from the server: for programs that only call one.
 *
 * @packageDocumentation
 */
export { controlTokenOption, hostsOption, publicUrlOption } from "./access-rules.ts";
