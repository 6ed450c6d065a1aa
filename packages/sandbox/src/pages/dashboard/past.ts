/** A world as it was after a moment, on the same pages: to look at, without forms. */
import { html, type Html } from "@maksu/markup";
import { InputError } from "../../domain/input-error.ts";
import type { PastWorld } from "../../worlds/past-world.ts";
import type { RunningWorld, Worlds } from "../../worlds/worlds.ts";
import type { SandboxStore } from "../../world/kept/documents.ts";
import { time } from "./components.ts";
import { DASHBOARD } from "./paths.ts";
import type { Place } from "./place.ts";

/** A world whose pages are shown. */
export interface Shown {
  readonly running: RunningWorld;
  readonly store: SandboxStore;
  /** The moment, of a world as it was. */
  readonly past?: string;
}

/** Finds the world of an address. */
export type FindShown = (name: string) => Promise<Shown | undefined>;

/** The only form of the past. */
export const BACK = "goBackToMoment";

/** The name of a world as it was, in addresses. */
export const pastName = (world: string, moment: string): string => `${world}@${moment}`;

/** Creates the search for the world of an address. It keeps the past that was looked at last, since pages load one after the other. */
export function createShown({
  worlds,
  store,
}: {
  readonly worlds: Pick<Worlds, "named" | "past">;
  readonly store: SandboxStore;
}): FindShown {
  let latest: { readonly name: string; readonly found: Promise<PastWorld> } | undefined;
  return async (name) => {
    const running = await worlds.named(name);
    if (running) return { running, store };
    const [, ofWorld = "", past = ""] = /^(.+)@([^@]+)$/s.exec(name) ?? [];
    const now = await worlds.named(ofWorld);
    if (!now) return undefined;
    if (latest?.name !== name) latest = { name, found: worlds.past(now, past) };
    const found = await latest.found.catch((error: unknown) => {
      latest = undefined;
      if (error instanceof InputError) return undefined;
      throw error;
    });
    return found && { ...found, past };
  };
}

/** The note above each page of the past. */
export const pastNote = ({ running: { world }, root, form }: Place, moment: string): Html =>
  html`<div class="note"><p><strong>${world.name}</strong> as it was at ${time(world.clock.now())}, after the moment <code>${moment}</code>. Requests are those of now.</p>
${form(BACK, { label: "Go back to it", values: { moment }, isPlain: true })}<p><a href="${root(`${DASHBOARD}/${encodeURIComponent(world.name)}/moments`)}">To the world now</a></p></div>`;
