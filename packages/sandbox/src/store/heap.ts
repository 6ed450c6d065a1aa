/** A binary heap: the least element comes out first. */
export class Heap<Element> {
  readonly #elements: Element[] = [];
  readonly #isBefore: (a: Element, b: Element) => boolean;

  constructor(isBefore: (a: Element, b: Element) => boolean) {
    this.#isBefore = isBefore;
  }

  /** The least element. */
  get first(): Element | undefined {
    return this.#elements[0];
  }

  get size(): number {
    return this.#elements.length;
  }

  /** The elements in no order. */
  elements(): Iterable<Element> {
    return this.#elements;
  }

  /** Yields the elements from the least on, and looks at few that it does not yield. */
  *ordered(): Generator<Element> {
    const elements = this.#elements;
    const next = new Heap<number>((a, b) => this.#isBefore(elements[a] as Element, elements[b] as Element));
    if (elements.length > 0) next.push(0);
    for (let place = next.first; place !== undefined; place = next.first) {
      next.shift();
      yield elements[place] as Element;
      for (const child of [2 * place + 1, 2 * place + 2]) if (child < elements.length) next.push(child);
    }
  }

  push(element: Element): void {
    const elements = this.#elements;
    let place = elements.push(element) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#isBefore(element, elements[parent] as Element)) break;
      elements[place] = elements[parent] as Element;
      place = parent;
    }
    elements[place] = element;
  }

  /** Removes the least element. */
  shift(): void {
    const elements = this.#elements;
    const last = elements.pop();
    if (last === undefined || elements.length === 0) return;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= elements.length) break;
      if (child + 1 < elements.length && this.#isBefore(elements[child + 1] as Element, elements[child] as Element)) child++;
      if (!this.#isBefore(elements[child] as Element, last)) break;
      elements[place] = elements[child] as Element;
      place = child;
    }
    elements[place] = last;
  }
}
