// Wraps each table in a region that scrolls, also by keyboard.
for (const table of document.querySelectorAll(".tsd-typography table")) {
  const region = document.createElement("div");
  region.className = "table-scroll";
  region.tabIndex = 0;
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", "Table");
  table.replaceWith(region);
  region.append(table);
}
// A summary is a button, so it can't contain a link. In the menu, the link becomes the first entry below it.
const untangle = () => {
  for (const anchor of document.querySelectorAll("summary a.tsd-anchor-icon")) anchor.remove();
  for (const link of document.querySelectorAll(".tsd-navigation summary a[href]")) {
    const entry = document.createElement("li");
    const label = document.createElement("span");
    label.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
    const list = link.closest("details")?.querySelector("ul");
    link.replaceWith(label);
    list?.prepend(entry);
    entry.append(link);
  }
};
untangle();
new MutationObserver(untangle).observe(document.body, { childList: true, subtree: true });
