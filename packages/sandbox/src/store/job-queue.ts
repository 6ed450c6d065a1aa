import { flat } from "./flat.ts";
import { Heap } from "./heap.ts";
import type { Job, NewJob } from "./store.ts";

/** A job as it is kept: one object. */
type StoredJob = Omit<Job, "task"> & Job["task"];

/** The jobs of a memory store. Every change returns what undoes it. */
export class JobQueue {
  readonly #jobs = new Map<string, StoredJob>();
  /** Of each queue. Removed jobs stay until they come first, or until they are the most. */
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
    let heap = this.#heaps.get(job.queue) ?? new Heap<StoredJob>(isBefore);
    // Half of what is in one, at least, is of use: as many jobs as all queues have is enough.
    if (heap.size > 2 * this.#jobs.size + LEAST_SWEPT) heap = this.#swept(job.queue, heap);
    this.#heaps.set(job.queue, heap);
    heap.push(job);
  }

  #swept(queue: string, heap: Heap<StoredJob>): Heap<StoredJob> {
    const swept = new Heap<StoredJob>(isBefore);
    for (const job of this.list(queue)) {
      const kept = this.#jobs.get(job.id);
      if (kept) swept.push(kept);
    }
    return heap.size > swept.size ? swept : heap;
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

/** Fewer removed jobs than this stay. */
const LEAST_SWEPT = 1000;

const shown = ({ id, queue, dueAt, sequence, kind, about, on }: StoredJob): Job => ({ id, queue, dueAt, sequence, task: { kind, about, on } });

const isBefore = (a: Pick<Job, "dueAt" | "sequence">, b: Pick<Job, "dueAt" | "sequence">): boolean =>
  a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.sequence < b.sequence);
