/** The place of the filter on a page; without a script it stays empty, and the tables whole. */
const PLACE = "[data-table-filter]";

/** Adds a field to the page, if it has a place for one, that hides the rows of its tables without the words in the field. */
export function addTableFilter(): void {
  const place = document.querySelector(PLACE);
  if (!place || place.hasChildNodes()) return;
  const label = document.createElement("label");
  label.textContent = "Filter the rows";
  const field = document.createElement("input");
  field.type = "search";
  field.id = label.htmlFor = "table-filter";
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  place.append(label, field, status);
  const tables = [...document.querySelectorAll<HTMLElement>(".vp-doc .table-scroll")].map((table) => ({
    table,
    rows: [...table.querySelectorAll<HTMLElement>("tbody tr")].map((row) => ({ row, text: row.textContent?.toLowerCase() ?? "" })),
  }));
  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/);
    let [shown, all] = [0, 0];
    for (const { table, rows } of tables) {
      let isEmpty = true;
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        isEmpty &&= row.hidden;
        shown += row.hidden ? 0 : 1;
        all += 1;
      }
      table.hidden = isEmpty;
      const fold = table.closest<HTMLDetailsElement>("details.fold");
      if (fold && field.value !== "") fold.open = !isEmpty;
    }
    status.textContent = field.value === "" ? "" : `${shown} of ${all} rows`;
  };
  field.addEventListener("input", filter);
  // A link to a row that is hidden shows it.
  window.addEventListener("hashchange", () => {
    if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest("[hidden]")) return;
    field.value = "";
    filter();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
}
