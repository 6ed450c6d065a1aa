/** Live pages: a stream that says when the world has changed, and the script that shows the page again then. */
import type { WireResponse } from "@maksu/service-front";
import type { Signal } from "../../world/signal.ts";

/**
 * Shows the page again after a change, unless something on it is in use, or it is of a form that was not carried out: a reload shows the rest.
 *
 * An element that is replaced would lose its focus, and one that was opened would close. A tab that is hidden holds no stream: browsers open six
 * connections to a server, for all tabs together.
 */
export const LIVE_SCRIPT = `const address = document.querySelector("meta[name=changes]").content;
const show = async () => {
  if (document.querySelector("main :focus, main details[open], main [role=alert], main .as-code")) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  document.querySelector("main").replaceWith(page.querySelector("main"));
  offerCopies();
};
const offerCopies = () => {
  for (const each of document.querySelectorAll("main pre.code, main dd code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + (each.closest("dd")?.previousElementSibling?.textContent ?? "this text"));
    button.onclick = async () => {
      await navigator.clipboard.writeText(each.textContent);
      button.textContent = "Copied";
    };
    each.after(button);
  }
};
offerCopies();
let changes;
const follow = () => {
  changes?.close();
  changes = document.hidden ? undefined : new EventSource(address);
  if (changes) changes.onmessage = show;
};
follow();
addEventListener("visibilitychange", () => {
  follow();
  if (!document.hidden) show();
});
`;

/** Milliseconds in which changes count as one. */
const PAUSE = 250;

/** A stream of server-sent events: a message after each change. */
export const respondChanges = (changes: Signal): WireResponse => ({
  status: 200,
  headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-content-type-options": "nosniff" },
  body: ": changes of the world\n\n",
  stream(send, gone) {
    let timer: NodeJS.Timeout | undefined;
    const say = (): void => {
      timer = undefined;
      if (!gone.aborted) send("data: changed\n\n");
    };
    changes.listen(() => (timer ??= setTimeout(say, PAUSE).unref()), gone);
  },
});
