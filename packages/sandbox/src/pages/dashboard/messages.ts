/** Two canonical messages side by side, the first byte in which they differ marked. */
import type { MessageText, SignedMessages } from "../../world/logs/signed-messages.ts";
import { html, type Html } from "@maksu/markup";

/** Builds the comparison. */
export const messageTable = ({ expected, received, differsAt }: SignedMessages): Html => html`<div class="columns messages">
<figure><figcaption>Expected: what the request should be signed over</figcaption>${messageText(expected, received !== undefined)}</figure>
${received && html`<figure><figcaption>Received: what it was signed over</figcaption>${messageText(received, true)}</figure>`}
</div>
${differsAt !== undefined && html`<p class="soft">They differ from byte ${differsAt} on. A line end is shown as ⏎.</p>`}`;

const messageText = ({ before, differing, after }: MessageText, isMarked: boolean): Html =>
  html`<pre class="code" tabindex="0">${visible(before)}${isMarked && html`<mark>${differing === "" ? "end" : visible(differing)}</mark>`}${visible(after)}</pre>`;

/** Line ends and other control characters made visible. */
const visible = (text: string): string =>
  text
    .replaceAll("\r\n", "␍⏎\n")
    .replaceAll(/(?<!⏎)\n/g, "⏎\n")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) =>
      character === "\n" ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
    );
