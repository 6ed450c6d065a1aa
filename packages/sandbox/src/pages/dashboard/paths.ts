/** Path of the dashboard. */
export const DASHBOARD = "/_sandbox/ui";

/** The dashboard's own files. */
export const FILES = { style: `${DASHBOARD}/style.css`, script: `${DASHBOARD}/live.js` } as const;
