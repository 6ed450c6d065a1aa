/** The worlds of the sandbox. */
import { html } from "@maksu/markup";
import { table, time } from "../components.ts";
import { areaField } from "../fields.ts";
import { BODY, fieldOf } from "../forms.ts";
import { DASHBOARD } from "../paths.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function worldsView(place: Place): Promise<View> {
  const { worlds, running, form, root, href } = place;
  const seed = areaField(BODY, "", { label: "Seed, in JSON" });
  const label = "Snapshot, as JSON (for a large one: maksu-sandbox restore FILE)";
  const snapshot = areaField(BODY, "", { label }, { isSecret: true });
  const clocks = [["", "the sandbox’s default"] as const, ...["running", "frozen"].map((each) => [each, each] as const)];
  const fields = [fieldOf("createWorld", "name"), fieldOf("createWorld", "clock", { choices: clocks })];
  return {
    title: "Worlds",
    main: html`<h1>Worlds</h1>
<p class="soft">Each has merchants, a clock, ids and events of its own.</p>
${table(
  "",
  ["World", "Clock (UTC)", "Merchants"],
  worlds.map(({ world }) => [
    html`<a href="${root(`${DASHBOARD}/${encodeURIComponent(world.name)}/`)}"${world === running.world && html` aria-current="true"`}>${world.name}</a>`,
    html`${time(world.clock.now())} ${world.clock.isFrozen ? "frozen" : "running"}`,
    [...world.merchants.keys()].slice(0, 4).join(", "),
  ]),
  "",
)}
<div class="columns">
<section class="panel"><h2>Create a world</h2>
${form("createWorld", { label: "Create", fields })}</section>
<section class="panel"><h2>Seed and export</h2>
<p><a href="${href("export")}" download="${`${running.world.name}.json`}">Export ${running.world.name} as a seed</a></p>
${form("seed", { label: "Run its steps", fields: [seed] })}</section>
<section class="panel"><h2>Restore ${running.world.name}</h2>
<p>A snapshot holds the merchants’ secrets, which no page shows. Take one with <code>maksu-sandbox snapshot &gt; FILE</code>.</p>
${form("restore", { label: "Restore", fields: [snapshot] })}</section>
<section class="panel"><h2>Reset ${running.world.name}</h2>
<p>Its merchants stay, with the secrets that they began with. All else becomes what it was when the world was created.</p>
${form("reset", { label: "Reset", isPlain: true })}</section>
</div>`,
  };
}
