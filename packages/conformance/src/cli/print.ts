/** Writes a line to the standard output. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
