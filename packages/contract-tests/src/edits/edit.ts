/** Where an edit is reported, when not at the first line that differs; and whether more is. */
interface Elsewhere {
  /** Text or keyword that occurs once in the edited file, as `findOnce` finds it, and ends in the line. */
  readonly line?: string;
  /** Another file. */
  readonly file?: string;
  /** Lines after the first report. @defaultValue none */
  readonly further?: number;
}

/**
 * A wrong edit: the text or keyword that it finds, what takes its place, both as `replaceOnce` takes them, and what the first report has beside its place: the subject and what is wrong with it, or
 * the rule. The reports' full words are tested beside what writes them. Where no words are given, only the place is checked: no line is recorded, so the
 * edits are written from what the gates promise.
 */
export type Edit = readonly [find: string, replace: string, says: string, elsewhere?: Elsewhere];

/** By gate and file. `lint` knows descriptions, `documents` compares them with the API's document. */
export type Edits = Readonly<Record<Gate, Readonly<Record<string, readonly Edit[]>>>>;

export type Gate = "lint" | "documents";
