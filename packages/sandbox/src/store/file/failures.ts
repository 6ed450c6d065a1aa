/** The meaning of a file's errors. */
import { StoreFailure } from "../store-failure.ts";
import { type Result, resultOf } from "./database.ts";

/** Returns the failure of the store that an error is; the error itself where a statement is its cause. */
export function failureOf(error: unknown, path: string): unknown {
  const result = resultOf(error);
  return result ? new StoreFailure(result === "FULL" ? "full" : "unavailable", `the file ${path}`, WHY[result], { cause: error }) : error;
}

/** Returns the error of a file that can't be opened: what is wrong with it, and what to do. */
export function openingError(error: unknown, path: string): unknown {
  const { code = "" } = Object(error) as { readonly code?: string };
  const result = resultOf(error);
  const why = FILE_CAUSES[code] ?? (result && `${WHY[result]}: ${CURES[result] ?? "name another file"}`);
  return why === undefined ? error : new Error(`store: the file ${path} can't be opened: ${why}`, { cause: error });
}

const WHY: Readonly<Record<Result, string>> = {
  PERM: "access is denied",
  BUSY: "another process is writing to it",
  READONLY: "it can only be read",
  IOERR: "the disk reports an error",
  CORRUPT: "it is damaged",
  FULL: "the disk is full",
  CANTOPEN: "it can't be opened",
  NOTADB: "it is not an SQLite database",
};

const CURES: Partial<Readonly<Record<Result, string>>> = {
  BUSY: "end that process, or try again",
  READONLY: "give the sandbox's user the right to write to it and to its folder",
  IOERR: "check the disk",
  FULL: "make room",
};

/** By the codes of the system. */
const FILE_CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist: create the folder, or name another file",
  ENOTDIR: "its folder is a file: name another file",
  EISDIR: "it is a folder: name a file in it",
  EACCES: "the sandbox's user may not write to it: change its owner or mode, or name another file",
  EPERM: "the sandbox's user may not write to it: change its owner or mode, or name another file",
  EROFS: "its file system can only be read: name a file elsewhere",
  ENOSPC: "the disk is full: make room, or name a file elsewhere",
};
