/**
 * HTML by tagged template, and diagrams of who sends what to whom.
 *
 * @packageDocumentation
 */
export { type Content, html, type Html } from "./html.ts";
export { type Arrow, type Lanes, lanesDiagram } from "./lanes.ts";
