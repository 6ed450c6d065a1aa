/** The page as Markdown, which its head names. */
const COPY = 'link[rel="alternate"][type="text/markdown"]';
const LABEL = "Copy as Markdown";

/** Adds a button to the page that copies it as Markdown. Where a script may not write to the clipboard, the button opens the Markdown. */
export function addCopyButton(): void {
  const content = document.querySelector(".vp-doc > div");
  if (!content || document.querySelector(".copy-markdown")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-markdown";
  button.ariaLive = "polite";
  button.textContent = LABEL;
  button.addEventListener("click", () => {
    // The site's script changes the head with the page.
    const { href } = document.querySelector<HTMLLinkElement>(COPY) ?? location;
    copy(href).then(
      () => {
        button.textContent = "Copied";
        setTimeout(() => (button.textContent = LABEL), 2000);
      },
      () => location.assign(href),
    );
  });
  if (content.closest(".VPHome")) content.append(button);
  else content.before(button);
}

/** Browsers let a page write while the click lasts: so the text is promised, not awaited. */
async function copy(href: string): Promise<void> {
  const text = fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href} responded with ${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
  });
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
