// For --import: the system's clock as this process sees it, which its parent sets back and forward: { milliseconds } over the IPC channel.
const { Date: SystemDate } = globalThis;
let offset = 0;
process.on("message", ({ milliseconds = 0 }) => (offset += milliseconds));
// Keeps no process alive.
process.channel?.unref();
const now = () => SystemDate.now() + offset;
globalThis.Date = class Date extends SystemDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now = now;
};
