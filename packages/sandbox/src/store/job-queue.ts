import { Heap } from "./heap.ts";
import type { Job, NewJob } from "./store.ts";

/** The jobs of a memory store. Every change returns what undoes it. */
export class JobQueue {
  readonly #jobs = new Map<string, Job>();
  /** Of each queue. Removed jobs stay until they come first. */
  readonly #heaps = new Map<string, Heap<Job>>();
  #sequence = 0;

  next(queue: string, until: number, after?: Job): Job | undefined {
    const next = after ? this.#following(queue, after) : this.#first(queue);
    return next && next.dueAt <= until ? next : undefined;
  }

  put({ id, queue, dueAt, task }: NewJob): () => void {
    const previous = this.#jobs.get(id);
    this.#add({ id, queue, dueAt, task, sequence: ++this.#sequence });
    return () => (previous ? this.#add(previous) : this.#jobs.delete(id));
  }

  /** @returns undefined when there is no such job */
  remove(id: string): (() => void) | undefined {
    const job = this.#jobs.get(id);
    if (!job) return undefined;
    this.#jobs.delete(id);
    return () => this.#add(job);
  }

  #add(job: Job): void {
    this.#jobs.set(job.id, job);
    const heap = this.#heaps.get(job.queue) ?? new Heap<Job>(isBefore);
    this.#heaps.set(job.queue, heap);
    heap.push(job);
  }

  #first(queue: string): Job | undefined {
    const heap = this.#heaps.get(queue);
    for (let first = heap?.first; first; first = heap?.first) {
      if (this.#jobs.get(first.id) === first) return first;
      heap?.shift();
    }
    return undefined;
  }

  /** Looks at all that come before: this is for listing the first ones, not for running them. */
  #following(queue: string, after: Job): Job | undefined {
    for (const job of this.#heaps.get(queue)?.ordered() ?? []) if (isBefore(after, job) && this.#jobs.get(job.id) === job) return job;
    return undefined;
  }
}

const isBefore = (a: Job, b: Job): boolean => a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.sequence < b.sequence);
