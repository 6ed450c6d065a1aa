/** The stylesheet of all pages: light and dark, from 320 pixels to wide. */
export const STYLE = `:root {
  color-scheme: light dark;
  --page: #f4f5f8;
  --panel: #ffffff;
  --ink: #1a1f2b;
  --soft: #4d5668;
  --line: #d5d9e2;
  --edge: #7b8496;
  --brand: #3a3fc4;
  --brand-strong: #2b2f9e;
  --on-brand: #ffffff;
  --tint: #ecedfb;
  --bar: #1d2033;
  --on-bar: #eef0fa;
  --mark: #ffd166;
  --good: #0b6b3a;
  --good-tint: #e4f5ea;
  --bad: #a8182b;
  --bad-tint: #fdebec;
  --wait: #7a4b00;
  --wait-tint: #fff3d9;
  --shadow: 0 1px 2px rgb(20 25 45 / 8%), 0 8px 24px rgb(20 25 45 / 6%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #11131b;
    --panel: #1b1e2a;
    --ink: #eceef5;
    --soft: #b1b8c9;
    --line: #343a4c;
    --edge: #8a93a8;
    --brand: #aab0ff;
    --brand-strong: #c5c9ff;
    --on-brand: #14162b;
    --tint: #272b45;
    --bar: #0a0b11;
    --good: #7fdda5;
    --good-tint: #12301f;
    --bad: #ff9aa4;
    --bad-tint: #3a161b;
    --wait: #ffcf70;
    --wait-tint: #38290a;
    --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; letter-spacing: -0.01em; }
h2 { font-size: 1.0625rem; line-height: 1.35; margin: 1.75rem 0 0.75rem; }
h1 + h2 { margin-top: 0; }
p { margin: 0 0 1rem; }
a { color: var(--brand); text-underline-offset: 0.15em; }
main p > a:not(.button) { display: inline-block; padding: 0.25rem 0; }
a:hover { color: var(--brand-strong); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
code, .code { font: 0.875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.soft { color: var(--soft); }
.skip { position: absolute; left: -100vw; top: 0; background: var(--panel); padding: 0.75rem 1rem; z-index: 1; }
.skip:focus { left: 0; }
.bar { background: var(--bar); color: var(--on-bar); border-top: 4px solid var(--mark); }
.bar-inner { max-width: 44rem; margin: 0 auto; padding: 0.625rem 1rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: center; justify-content: space-between; }
.sandbox-line { margin: 0; font-size: 0.875rem; }
.sandbox-line strong { color: var(--mark); margin-right: 0.375rem; }
.bar a { color: inherit; }
.bar :focus-visible { outline-color: var(--mark); }
.links { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; padding: 0; list-style: none; font-size: 0.875rem; }
.links a { display: inline-block; padding: 0.375rem 0.625rem; min-height: 2rem; border-radius: 6px; text-decoration: none; }
.links a:hover { text-decoration: underline; color: inherit; }
.links [aria-current] { background: var(--on-bar); color: var(--bar); font-weight: 600; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.wide main, .wide .bar-inner { max-width: 88rem; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); padding: 1.5rem; margin: 0 0 1.25rem; }
.panel > :last-child, .panel form > :last-child, .panel details > :last-child { margin-bottom: 0; }
.panel > h2:first-child { margin-top: 0; }
.amount { font-size: 2.25rem; line-height: 1.15; font-weight: 700; letter-spacing: -0.02em; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: 0.375rem 1.25rem; margin: 0 0 1rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
.methods { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 0.625rem; margin: 0; padding: 0; list-style: none; }
.method { display: flex; align-items: center; gap: 0.75rem; min-height: 3.25rem; padding: 0.5rem 0.875rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--panel); color: var(--ink); text-decoration: none; font-weight: 550; }
.method:hover { border-color: var(--brand); background: var(--tint); color: var(--ink); }
.method img { flex: none; width: 1.75rem; height: 1.75rem; }
.method small { display: block; color: var(--soft); font-weight: 400; }
.method[aria-current] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
.choices { display: grid; gap: 0.75rem; margin: 0 0 1rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: 0.5rem 1.25rem; border: 1px solid var(--brand); border-radius: 10px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
button:hover, .button:hover { background: var(--brand-strong); border-color: var(--brand-strong); color: var(--on-brand); }
button.plain, .button.plain { background: var(--panel); color: var(--ink); border-color: var(--edge); }
button.plain:hover, .button.plain:hover { background: var(--tint); border-color: var(--brand); color: var(--ink); }
.field { display: block; margin: 0 0 1rem; }
.field > span { display: block; margin-bottom: 0.25rem; font-weight: 550; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: 0 1rem; }
input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea { width: 100%; min-height: 2.875rem; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--panel); color: var(--ink); font: inherit; }
[aria-invalid="true"] { border-color: var(--bad) !important; }
.note { padding: 0.75rem 1rem; border-radius: 10px; border-left: 4px solid var(--brand); background: var(--tint); margin: 0 0 1.25rem; }
.note > :last-child { margin-bottom: 0; }
.note.good { border-color: var(--good); background: var(--good-tint); }
.note.bad { border-color: var(--bad); background: var(--bad-tint); }
.note.wait { border-color: var(--wait); background: var(--wait-tint); }
.badge { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--tint); color: var(--ink); font-size: 0.8125rem; font-weight: 600; }
.badge.good { background: var(--good-tint); color: var(--good); }
.badge.bad { background: var(--bad-tint); color: var(--bad); }
.badge.wait { background: var(--wait-tint); color: var(--wait); }
.scroll { overflow-x: auto; margin: 0 0 1rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.5rem; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
tbody th { color: inherit; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; font-weight: 550; padding: 0.25rem 0; }
details { margin: 0 0 1rem; }
@media (max-width: 30rem) {
  .panel { padding: 1.125rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 0.625rem; }
  .amount { font-size: 1.875rem; }
}
@media (prefers-reduced-motion: no-preference) {
  .method, button, .button { transition: background-color 120ms, border-color 120ms; }
}
@media (forced-colors: active) {
  button, .button, .method { border: 1px solid; }
}
`;
