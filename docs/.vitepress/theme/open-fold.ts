/** Opens the folded section that the address leads into; with the page, and with a link on it. */
export function openFold(): void {
  reveal();
  addEventListener("hashchange", reveal);
}

function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest<HTMLDetailsElement>("details.fold:not([open])");
  if (!fold) return;
  fold.open = true;
  target?.scrollIntoView();
}
