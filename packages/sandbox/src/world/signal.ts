/** Something that others wait for. */
export interface Signal {
  emit(): void;
  /** Calls a listener with each change, until the signal is aborted. */
  listen(listener: () => void, until: AbortSignal): void;
}

/** Creates a signal that nobody listens to. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit: () => listeners.forEach((listener) => listener()),
    listen(listener, until) {
      if (until.aborted) return;
      listeners.add(listener);
      until.addEventListener("abort", () => listeners.delete(listener), { once: true });
    },
  };
}
