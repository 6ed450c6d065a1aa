/** The stylesheet of the dashboard, besides that of all pages. */
export const DASHBOARD_STYLE = `.wide .bar-inner { gap: 0.25rem 1.5rem; }
h3 { margin: 1rem 0 0.5rem; font-size: 1rem; }
.world { margin: 0; font-size: 0.875rem; }
.wide main > p:first-child { margin: 0; }
.amount .badge { font-size: 0.9375rem; vertical-align: middle; letter-spacing: 0; }
.menu { flex: 1 0 100%; min-width: 0; }
.menu details { margin: 0; }
.menu summary { padding: 0.375rem 0; font-size: 0.9375rem; }
.menu .links { gap: 0.125rem; padding: 0.25rem 0; }
.menu a { padding: 0.375rem 0.5rem; white-space: nowrap; }
.groups { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: end; margin: 0; padding: 0; list-style: none; }
.group { display: block; padding: 0 0.5rem; font-size: 0.75rem; opacity: 0.85; }
.tabs { margin: 0 0 1rem; overflow-x: auto; border-bottom: 1px solid var(--line); }
.tabs ul { display: flex; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.tabs a { display: block; padding: 0.5rem 0.75rem; border-bottom: 3px solid transparent; text-decoration: none; white-space: nowrap; color: var(--soft); }
.tabs a:hover { color: var(--ink); }
.tabs [aria-current] { border-color: var(--brand); color: var(--ink); font-weight: 600; }
.count { font-size: 0.8125rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.rows { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; border-collapse: separate; border-spacing: 0; margin: 0 0 1rem; }
.rows th:first-child, .rows td:first-child { padding-left: 0.875rem; }
.rows th:last-child, .rows td:last-child { padding-right: 0.875rem; }
.rows tbody tr:last-child td { border-bottom: 0; }
.rows tbody tr:hover { background: var(--tint); }
.rows p:last-child, .rows details:last-child { margin-bottom: 0; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0 1.25rem; align-items: start; }
.columns > * { min-width: 0; }
.ours { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 6px; background: var(--wait-tint); color: var(--wait); font-size: 0.8125rem; }
button.copy { min-height: 1.625rem; padding: 0 0.5rem; margin: 0 0 0 0.5rem; border-color: var(--edge); background: var(--panel); color: var(--ink); font-size: 0.8125rem; font-weight: 400; }
button.copy:hover { background: var(--tint); color: var(--ink); }
pre + button.copy { display: block; margin: -0.5rem 0 1rem; }
.findings { margin: 0; padding: 0; list-style: none; }
.findings li { padding: 0.625rem 0; border-top: 1px solid var(--line); }
.findings li:first-child { border-top: 0; padding-top: 0; }
.findings span { display: block; color: var(--soft); }
.drawing { padding: 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; min-width: 0; }
.drawing svg { display: block; width: 100%; height: auto; margin: 0 0 0.5rem; }
.drawing line { stroke: var(--edge); }
.drawing rect.good { fill: var(--good); }
.drawing rect.bad { fill: var(--bad); }
.drawing rect.wait { fill: var(--wait); }
.drawing rect.plain { fill: var(--brand); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0 0 0.5rem; font-size: 0.875rem; }
.key { display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.25rem; border-radius: 3px; background: var(--brand); }
.key.good { background: var(--good); }
.key.bad { background: var(--bad); }
.key.wait { background: var(--wait); }
.lanes { --color-background: var(--panel); display: block; max-width: 100%; min-width: 33rem; height: auto; }
.sequence { overflow-x: auto; margin: 0 0 0.75rem; }
.tip { display: none; position: absolute; z-index: 2; left: 0; right: 0; max-width: 30rem; margin-top: 1.5rem; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--panel); box-shadow: var(--shadow); color: var(--ink); font-size: 0.875rem; white-space: normal; }
.rule a:hover + .tip, .rule a:focus-visible + .tip, .tip:hover { display: block; }
.steps li > div, .rows td > div, .linked { position: relative; }
.linked .field { margin-bottom: 0.25rem; }
.linked p { margin: 0 0 0.75rem; font-size: 0.8125rem; }
.timeline { list-style: none; margin: 0; padding: 0; }
.timeline li { position: relative; padding: 0 0 1rem 1.5rem; border-left: 2px solid var(--line); margin-left: 0.375rem; }
.timeline li:last-child { border-color: transparent; padding-bottom: 0; }
.timeline li::before { content: ""; position: absolute; left: -7px; top: 0.375rem; width: 12px; height: 12px; border-radius: 50%; background: var(--brand); }
.timeline .next::before { background: var(--panel); border: 2px dashed var(--edge); }
.timeline time { color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.steps { list-style: none; margin: 0; padding: 0; }
.steps li { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 0.5rem 1.25rem; padding: 0.875rem 0; border-top: 1px solid var(--line); }
.steps li:first-child { border-top: 0; padding-top: 0; }
.steps h3 { margin: 0 0 0.25rem; font-size: 1rem; }
.steps p { margin: 0 0 0.25rem; font-size: 0.9375rem; }
.forms { display: grid; gap: 0.5rem; justify-items: start; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1rem; }
.act { max-width: 44rem; }
.act .fields { grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); }
.act .field { margin-bottom: 0.5rem; }
.act .buttons { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; }
button.link { min-height: 2rem; padding: 0.25rem 0; border-color: transparent; background: none; color: var(--brand); font-size: 0.875rem; font-weight: 400; text-decoration: underline; text-underline-offset: 0.15em; }
button.link:hover { background: none; border-color: transparent; color: var(--brand-strong); }
.as-code { margin: 0.75rem 0 0; }
.as-code h3 { margin: 0.5rem 0 0.25rem; font-size: 0.9375rem; }
fieldset { border: 0; margin: 0 0 0.5rem; padding: 0; min-width: 0; }
legend { padding: 0; margin: 0 0 0.5rem; font-weight: 600; }
.act button:not(.link), .pager .button { min-height: 2.5rem; padding: 0.25rem 1rem; font-size: 0.9375rem; }
.forms .act { width: 100%; }
.find { display: flex; gap: 0.5rem; flex: 1 1 16rem; max-width: 30rem; margin: 0; }
.find label { flex: 1; min-width: 0; }
.find input, .find button { min-height: 2.25rem; padding: 0.25rem 0.75rem; font-size: 0.9375rem; }
.filter { margin: 0 0 1rem; }
.filter form { padding: 0.75rem 0 0; }
.filter .field { margin-bottom: 0.5rem; }
.field small { display: block; margin-top: 0.25rem; color: var(--soft); }
.field .wrong { color: var(--bad); font-weight: 600; }
.pager { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: 0 0 1.5rem; }
.nowrap, .badge, .rows time { white-space: nowrap; }
.clip { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.merchants { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.rows td > div, .facts dd, .timeline div, h1 { unicode-bidi: isolate; }
@media (min-width: 48.0625rem) {
  .rows th, .rows .id { white-space: nowrap; }
}
/* Wide windows show the menu at all times; browsers that can't show what is folded keep its summary. */
@supports selector(::details-content) {
  @media (min-width: 48.0625rem) {
    .menu summary { display: none; }
    .menu details::details-content { content-visibility: visible; block-size: auto; }
  }
}
pre { margin: 0 0 1rem; padding: 0.75rem 1rem; border-radius: 10px; background: var(--page); border: 1px solid var(--line); overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 0 0 1rem; }
figcaption { font-weight: 600; margin-bottom: 0.375rem; }
mark { background: var(--mark); color: #1a1f2b; outline: 2px solid var(--bad); }
.note > :last-child { margin-bottom: 0; }
@media (max-width: 48rem) {
  .rows, .rows tbody, .rows tr, .rows td { display: block; width: 100%; }
  .rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .rows tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  .rows tbody tr:last-child { border-bottom: 0; }
  .rows td { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.75rem; padding: 0.25rem 0.875rem; border: 0; text-align: left; }
  .rows td > div { min-width: 0; }
  .rows td::before { content: attr(data-label); color: var(--soft); font-size: 0.875rem; }
  .rows td.none { display: none; }
  .rows .number { white-space: normal; }
}
`;
