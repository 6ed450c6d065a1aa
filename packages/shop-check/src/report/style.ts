/** The style of the page. */
export const STYLE = `:root { color-scheme: light dark; --page: #f4f5f8; --panel: #fff; --ink: #1a1f2b; --soft: #4d5668; --line: #d5d9e2; --edge: #5b6478; --good: #0b6b3a; --good-tint: #e4f5ea; --bad: #a8182b; --bad-tint: #fdebec; --wait: #7a4b00; --wait-tint: #fff3d9; }
@media (prefers-color-scheme: dark) { :root { --page: #11131b; --panel: #1b1e2a; --ink: #eceef5; --soft: #b1b8c9; --line: #343a4c; --edge: #a3abbd; --good: #7fdda5; --good-tint: #12301f; --bad: #ff9aa4; --bad-tint: #3a161b; --wait: #ffcf70; --wait-tint: #38290a; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; margin: 0 0 1rem; } h2 { font-size: 1.25rem; margin: 2rem 0 0.75rem; } .panel h2 { margin-top: 0; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1.5rem 0; }
.soft { color: var(--soft); font-size: 0.875rem; }
.badge { display: inline-block; padding: 0 0.5rem; border-radius: 999px; font-size: 0.875rem; font-weight: 600; border: 1px solid currentcolor; }
.badge.good { background: var(--good-tint); color: var(--good); } .badge.bad { background: var(--bad-tint); color: var(--bad); } .badge.wait { background: var(--wait-tint); color: var(--wait); }
.scroll { overflow-x: auto; margin: 0 0 1rem; } :focus-visible { outline: 3px solid var(--edge); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; } caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid var(--line); }
td .badge { white-space: nowrap; } pre { overflow-x: auto; font-size: 0.8125rem; }
.lanes { --color-background: var(--panel); }
`;
