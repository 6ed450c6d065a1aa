/** Opens the folded section that the address leads into; with the page, and with a link on it. */
export function openFold(): void {
  reveal();
  addEventListener("hashchange", reveal);
}

function reveal(): void {
  const target = document.getElementById(nameIn(location.hash));
  const fold = target?.closest<HTMLDetailsElement>("details.fold:not([open])");
  if (!fold) return;
  fold.open = true;
  target?.scrollIntoView();
}

/** An address may have any text behind `#`. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
