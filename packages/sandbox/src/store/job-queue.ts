import { flat } from "./flat.ts";
import { Heap } from "./heap.ts";
import type { Job, NewJob } from "./store.ts";

/** A job as it is kept: one object. */
type StoredJob = Omit<Job, "task"> & Job["task"];

/** The jobs of a memory store. Every change returns what undoes it. */
export class JobQueue {
  readonly #jobs = new Map<string, StoredJob>();
  /** Of each queue. Removed jobs stay until they come first. */
  readonly #heaps = new Map<string, Heap<StoredJob>>();
  #sequence = 0;

  next(queue: string, until: number, after?: Job): Job | undefined {
    const next = after ? this.#following(queue, after) : this.#first(queue);
    if (!next || next.dueAt > until) return undefined;
    const { id, dueAt, sequence, kind, about, on } = next;
    return { id, queue, dueAt, sequence, task: { kind, about, on } };
  }

  put({ id, queue, dueAt, task: { kind, about, on } }: NewJob): () => void {
    const previous = this.#jobs.get(id);
    this.#add({ id: flat(id), queue, dueAt, sequence: ++this.#sequence, kind, about, on });
    return () => (previous ? this.#add(previous) : this.#jobs.delete(id));
  }

  /** @returns undefined when there is no such job */
  remove(id: string): (() => void) | undefined {
    const job = this.#jobs.get(id);
    if (!job) return undefined;
    this.#jobs.delete(id);
    return () => this.#add(job);
  }

  #add(job: StoredJob): void {
    this.#jobs.set(job.id, job);
    const heap = this.#heaps.get(job.queue) ?? new Heap<StoredJob>(isBefore);
    this.#heaps.set(job.queue, heap);
    heap.push(job);
  }

  #first(queue: string): StoredJob | undefined {
    const heap = this.#heaps.get(queue);
    for (let first = heap?.first; first; first = heap?.first) {
      if (this.#jobs.get(first.id) === first) return first;
      heap?.shift();
    }
    return undefined;
  }

  /** Looks at all that come before: this is for listing the first ones, not for running them. */
  #following(queue: string, after: Job): StoredJob | undefined {
    for (const job of this.#heaps.get(queue)?.ordered() ?? []) if (isBefore(after, job) && this.#jobs.get(job.id) === job) return job;
    return undefined;
  }
}

const isBefore = (a: Pick<Job, "dueAt" | "sequence">, b: Pick<Job, "dueAt" | "sequence">): boolean =>
  a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.sequence < b.sequence);
