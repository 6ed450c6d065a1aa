import { idText, searchedText } from "./sql-values.ts";
import { type Search, SORTS, wholeWord } from "./search.ts";

/** A condition or an order of a statement, and the values that it has. */
interface Statement {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** The parts of SQL that databases write differently. */
interface Dialect {
  readonly documents: string;
  readonly entries: string;
  /** The function that finds a part of a text. */
  readonly partIn: string;
  /** The placeholder of a value, by its number from 1. */
  readonly placeholder: (number: number) => string;
}

/** The statement of a search, in the words of a database: the documents themselves are read last, and no more of them than are returned. */
export function searchStatement(dialect: Dialect, search: Search): Statement {
  const { kinds, accounts, text, status, method, from, to, least, most, sort = "newest", skip = 0, limit } = search;
  const values: (string | number)[] = [];
  const value = (each: string | number): string => dialect.placeholder(values.push(each));
  const oneOf = (column: string, all: readonly string[]): string =>
    all.length === 0 ? "1 = 0" : `${column} IN (${all.map((each) => value(idText(each))).join(", ")})`;
  const whole =
    text === undefined ? "0" : `CASE WHEN ${dialect.partIn}(text, ${value(searchedText(wholeWord(text)))}) > 0 THEN 1 ELSE 0 END`;
  const conditions = [
    oneOf("kind", kinds),
    oneOf("account", accounts),
    status !== undefined && `status = ${value(idText(status))}`,
    method !== undefined && `method = ${value(idText(method))}`,
    from !== undefined && `at >= ${value(from)}`,
    to !== undefined && `at < ${value(to)}`,
    least !== undefined && `amount >= ${value(least)}`,
    most !== undefined && `amount <= ${value(most)}`,
    text !== undefined && `${dialect.partIn}(text, ${value(searchedText(text))}) > 0`,
  ].filter((each) => each !== false);
  const { by, isDescending } = SORTS[sort];
  const direction = isDescending ? "DESC" : "ASC";
  // Without an amount, it is the least.
  const order = `whole DESC, sorted ${direction}, row ${direction}`;
  return {
    text: `SELECT document.kind, document.id, document.version, document.body FROM (
      SELECT row, ${whole} AS whole, coalesce(${by}, -1) AS sorted FROM ${dialect.entries} AS entry WHERE ${conditions.join(" AND ")}
      ORDER BY ${order} LIMIT ${value(limit)} OFFSET ${value(skip)}
    ) AS found JOIN ${dialect.documents} AS document USING (row) ORDER BY ${order}`,
    values,
  };
}
