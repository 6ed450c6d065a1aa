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

  next(queue: string, until: number): Job | undefined {
    const next = this.#first(queue);
    return next && next.dueAt <= until ? shown(next) : undefined;
  }

  list(queue: string, limit = Infinity): readonly Job[] {
    const jobs: Job[] = [];
    for (const job of this.#heaps.get(queue)?.ordered() ?? []) {
      if (jobs.length >= limit) break;
      // One that was brought back may be there twice.
      if (this.#jobs.get(job.id) === job && jobs.at(-1)?.sequence !== job.sequence) jobs.push(shown(job));
    }
    return jobs;
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
}

const shown = ({ id, queue, dueAt, sequence, kind, about, on }: StoredJob): Job => ({ id, queue, dueAt, sequence, task: { kind, about, on } });

const isBefore = (a: Pick<Job, "dueAt" | "sequence">, b: Pick<Job, "dueAt" | "sequence">): boolean =>
  a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.sequence < b.sequence);
