/**
 * Errors that `instanceof` recognizes across installed copies of a package.
 *
 * @packageDocumentation
 */

/**
 * Brands an error class: `instanceof` then accepts the errors of every class with that brand, and of their subclasses. A subclass without a brand of
 * its own accepts what `instanceof` accepts by itself.
 *
 * @param name of package and class, the same in every copy and version
 */
export function brand(errorClass: Function, name: string): void {
  const mark = Symbol.for(name);
  Object.defineProperty(errorClass.prototype, mark, { value: true });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      if (this !== errorClass) return Function.prototype[Symbol.hasInstance].call(this, value);
      return typeof value === "object" && value !== null && mark in value;
    },
  });
}
