/** The referee's findings. */
import { html } from "@maksu/markup";
import { table } from "../components.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function violationsView({ violations }: Place): Promise<View> {
  const main =
    violations === undefined
      ? html`<p class="note wait">This sandbox was started without the option <code>referee</code>: nothing is checked.</p>`
      : table(
          "",
          ["Response or event", "What differs"],
          violations.map(({ of, fault }) => [of, fault]),
          "None: all that was sent is as the descriptions say.",
        );
  return {
    title: "Violations",
    main: html`<h1>Violations</h1>
<p class="soft">Responses and events that differ from the descriptions of the APIs: the first 1,000.</p>
${main}`,
  };
}
