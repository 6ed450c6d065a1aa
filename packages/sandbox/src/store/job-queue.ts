import { flat } from "../ground/flat.ts";
import { Heap } from "./heap.ts";
import type { Job, NewJob } from "./store.ts";

/** A job as it is kept: one object. */
type StoredJob = Omit<Job, "task"> & Job["task"];

/** The jobs of a memory store. Every change returns what undoes it. */
export class JobQueue {
  readonly #jobs = new Map<string, StoredJob>();
  /** Of each queue. Removed jobs stay until they come first, or are the greater part. */
  readonly #heaps = new Map<string, Heap<StoredJob>>();
  /** About how many removed jobs each heap has. */
  readonly #removed = new Map<string, number>();
  #sequence = 0;

  next(queue: string, until: number): Job | undefined {
    const next = this.#first(queue);
    return next && next.dueAt <= until ? shown(next) : undefined;
  }

  get(id: string): Job | undefined {
    const job = this.#jobs.get(id);
    return job && shown(job);
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
    if (previous) this.#sweep(previous.queue);
    this.#add({ id: flat(id), queue, dueAt, sequence: ++this.#sequence, kind, about, on });
    return () => (previous ? this.#add(previous) : this.#jobs.delete(id));
  }

  /** @returns undefined when there is no such job */
  remove(id: string): (() => void) | undefined {
    const job = this.#jobs.get(id);
    if (!job) return undefined;
    this.#jobs.delete(id);
    this.#sweep(job.queue);
    return () => this.#add(job);
  }

  #add(job: StoredJob): void {
    this.#jobs.set(job.id, job);
    const heap = this.#heaps.get(job.queue) ?? new Heap<StoredJob>(isBefore);
    if (heap.size === 0) this.#heaps.set(job.queue, heap);
    heap.push(job);
  }

  /** Counts a removed job, and drops all of them from a heap that they fill by half. */
  #sweep(queue: string): void {
    const heap = this.#heaps.get(queue);
    const removed = (this.#removed.get(queue) ?? 0) + 1;
    this.#removed.set(queue, removed);
    if (!heap || heap.size < FEW || removed * 2 < heap.size) return;
    const left = new Heap<StoredJob>(isBefore);
    for (const job of new Set(heap.elements())) if (this.#jobs.get(job.id) === job) left.push(job);
    this.#heaps.set(queue, left);
    this.#removed.set(queue, 0);
  }

  #first(queue: string): StoredJob | undefined {
    const heap = this.#heaps.get(queue);
    for (let first = heap?.first; first; first = heap?.first) {
      if (this.#jobs.get(first.id) === first) return first;
      heap?.shift();
      this.#removed.set(queue, Math.max(0, (this.#removed.get(queue) ?? 0) - 1));
    }
    return undefined;
  }
}

const shown = ({ id, queue, dueAt, sequence, kind, about, on }: StoredJob): Job => ({
  id,
  queue,
  dueAt,
  sequence,
  task: { kind, about, on },
});
/** A heap of fewer jobs is not swept. */
const FEW = 64;

const isBefore = (a: Pick<Job, "dueAt" | "sequence">, b: Pick<Job, "dueAt" | "sequence">): boolean =>
  a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.sequence < b.sequence);
