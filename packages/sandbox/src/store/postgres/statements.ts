/** Where changes are announced. */
export const CHANNEL = "maksu_sandbox";

const JOB = "sequence, id, queue, due, task";

const FIND = `SELECT document.id, version, body FROM sandbox_keys AS entry JOIN sandbox_documents AS document ON document.row = entry.row
  WHERE place = $1 AND key >= $2 AND key < $3`;

const FIRST = "ORDER BY key, entry.row LIMIT $4 OFFSET $5";
const LAST = "ORDER BY key DESC, entry.row DESC LIMIT $4 OFFSET $5";

/** Three values for each key that a document can have, null for those that it lacks. */
const GIVEN = `(VALUES
    ($1::text, $2::bytea, $3::boolean), ($4, $5, $6), ($7, $8, $9), ($10, $11, $12)
  ) AS given (place, key, is_unique)`;

const PUT_KEYS = `INSERT INTO sandbox_keys AS entry (row, place, key, is_unique)
  SELECT row, place, key, is_unique FROM document, ${GIVEN} WHERE place IS NOT NULL`;

const ENTRY_COLUMNS = "row, kind, account, status, method, at, amount, text";

/** The columns of an entry, from the list that it is given as. */
const entryValues = (list: string): string =>
  `${list} ->> 0, ${list} ->> 1, ${list} ->> 2, (${list} ->> 3)::bigint, (${list} ->> 4)::bigint, ${list} ->> 5`;

/** Writes the entry of a document that is replaced, where it is another one. */
const putEntry = (entry: string): string => `entered AS (
    INSERT INTO sandbox_entries AS known (${ENTRY_COLUMNS}) SELECT row, kind, ${entryValues(`${entry}::json`)} FROM document WHERE ${entry}::json IS NOT NULL
    ON CONFLICT (row) DO UPDATE
      SET status = excluded.status, method = excluded.method, at = excluded.at, amount = excluded.amount, text = excluded.text
      WHERE (known.status, known.method, known.at, known.amount, known.text)
        IS DISTINCT FROM (excluded.status, excluded.method, excluded.at, excluded.amount, excluded.text)
  )`;

const COPY = "SELECT row, id, version, body, keys FROM sandbox_documents";

const COPIES = `${COPY} WHERE row IN (SELECT row FROM sandbox_keys WHERE place = $1 AND key >= $2 AND key < $3 AND row <= $4) ORDER BY row`;

/** The statements of a Postgres store. */
export const STATEMENTS = {
  get: "SELECT version, body FROM sandbox_documents WHERE kind = $1 AND id = $2",
  getLocked: "SELECT version, body FROM sandbox_documents WHERE kind = $1 AND id = $2 FOR UPDATE",
  write: `WITH given AS (
    SELECT nth, value ->> 0 AS kind, value ->> 1 AS id, value ->> 2 AS body, value -> 3 AS keys, value -> 4 AS described, value ->> 5 AS kept
    FROM json_array_elements($1::json) WITH ORDINALITY AS list (value, nth)
  ), document AS (
    INSERT INTO sandbox_documents (kind, id, version, body, keys) SELECT kind, id, 1, body, kept FROM given ORDER BY nth RETURNING row, kind, id
  ), put AS (
    INSERT INTO sandbox_keys (row, place, key, is_unique)
      SELECT row, entry ->> 0, decode(entry ->> 1, 'hex'), (entry ->> 2)::boolean
      FROM document JOIN given USING (kind, id) CROSS JOIN json_array_elements(keys) AS entry
  ), entered AS (
    INSERT INTO sandbox_entries (${ENTRY_COLUMNS})
      SELECT row, kind, ${entryValues("described")} FROM document JOIN given USING (kind, id) WHERE json_typeof(described) <> 'null'
  ) INSERT INTO sandbox_jobs (id, queue, due, task)
    SELECT value ->> 0, value ->> 1, (value ->> 2)::double precision, value ->> 3
    FROM json_array_elements($2::json) WITH ORDINALITY AS list (value, nth) ORDER BY nth
    ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, queue = excluded.queue, due = excluded.due, task = excluded.task`,
  replace: `WITH document AS (
    UPDATE sandbox_documents SET version = version + 1, body = $4 WHERE kind = $1 AND id = $2 AND version = $3 RETURNING row, kind
  ), ${putEntry("$5")} SELECT row FROM document`,
  replaceWithKeys: `WITH document AS (
    UPDATE sandbox_documents SET version = version + 1, body = $16, keys = $18 WHERE kind = $13 AND id = $14 AND version = $15 RETURNING row, kind
  ), ${putEntry("$17")}, put AS (
    ${PUT_KEYS} ON CONFLICT (row, place) DO UPDATE SET key = excluded.key, is_unique = excluded.is_unique
      WHERE (entry.key, entry.is_unique) <> (excluded.key, excluded.is_unique)
  ), removed AS (
    DELETE FROM sandbox_keys AS entry USING document WHERE entry.row = document.row AND entry.place NOT IN (
      SELECT place FROM ${GIVEN} WHERE place IS NOT NULL
    )
  ) SELECT row FROM document`,
  remove: `WITH document AS (DELETE FROM sandbox_documents WHERE kind = $1 AND id = $2 RETURNING row),
    entered AS (DELETE FROM sandbox_entries AS entry USING document WHERE entry.row = document.row)
    DELETE FROM sandbox_keys AS entry USING document WHERE entry.row = document.row`,
  findFirst: `${FIND} ${FIRST}`,
  findLast: `${FIND} ${LAST}`,
  // Keys are locked, too: a document that lost its key while this waited for another transaction is not found.
  findFirstLocked: `${FIND} ${FIRST} FOR UPDATE`,
  findLastLocked: `${FIND} ${LAST} FOR UPDATE`,
  count: "SELECT count(*)::integer AS count FROM sandbox_keys WHERE place = $1 AND key >= $2 AND key < $3",
  copies: COPIES,
  copiesLocked: `${COPIES} FOR UPDATE`,
  copy: `${COPY} WHERE kind = $1 AND id = $2 FOR UPDATE`,
  hasEntries: "SELECT 1 FROM sandbox_entries LIMIT 1",
  documentsAfter: "SELECT row, kind, body FROM sandbox_documents WHERE row > $1 ORDER BY row LIMIT 1000",
  putEntries: `INSERT INTO sandbox_entries (${ENTRY_COLUMNS})
    SELECT (value ->> 0)::bigint, value ->> 1, ${entryValues("(value -> 2)")} FROM json_array_elements($1::json) AS list (value)`,
  nextJob: `SELECT ${JOB} FROM sandbox_jobs WHERE queue = $1 AND due <= $2 ORDER BY due, sequence LIMIT 1`,
  jobs: `SELECT ${JOB} FROM sandbox_jobs WHERE queue = $1 ORDER BY due, sequence LIMIT $2`,
  getJob: `SELECT ${JOB} FROM sandbox_jobs WHERE id = $1`,
  takeJob: `DELETE FROM sandbox_jobs WHERE id = (
    SELECT id FROM sandbox_jobs WHERE queue = $1 AND due <= $2 ORDER BY due, sequence LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING ${JOB}`,
  announce: `NOTIFY ${CHANNEL}`,
  removeJob: "DELETE FROM sandbox_jobs WHERE id = $1 RETURNING id",
} as const;
