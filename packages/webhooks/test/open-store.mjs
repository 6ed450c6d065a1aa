/** Opens the stores of the built package over the real clients, for tests and their processes. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { CREATE_TABLE as POSTGRES_TABLE, postgresStore } from "@maksu/webhooks/postgres";
import { redisStore } from "@maksu/webhooks/redis";
import { CREATE_TABLE as SQLITE_TABLE, sqliteStore } from "@maksu/webhooks/sqlite";

const client = createRequire(join(process.env.CLIENTS_FOLDER, "package.json"));

const OPENERS = {
  redis: async (url) => {
    const redis = client("redis").createClient({ url });
    redis.on("error", () => {});
    await redis.connect();
    return {
      open: (options) => redisStore(redis, options),
      query: async (...command) => redis.sendCommand(command),
      close: async () => redis.close(),
      destroy: () => redis.destroy(),
    };
  },
  ioredis: async (url) => {
    const redis = new (client("ioredis").Redis)(url);
    redis.on("error", () => {});
    return {
      open: (options) => redisStore(redis, options),
      query: async (...command) => redis.call(...command),
      close: async () => redis.quit(),
      destroy: () => redis.disconnect(),
    };
  },
  pg: async (connectionString) => {
    const pool = new (client("pg").Pool)({ connectionString, max: 20 });
    pool.on("error", () => {});
    await pool.query(POSTGRES_TABLE);
    return {
      open: (options) => postgresStore(pool, options),
      query: async (text) => (await pool.query(text)).rows,
      close: async () => pool.end(),
    };
  },
  "node:sqlite": async (file) => {
    const { DatabaseSync } = await import("node:sqlite");
    return sqlite(new DatabaseSync(file));
  },
  "better-sqlite3": async (file) => sqlite(new (client("better-sqlite3"))(file)),
};

function sqlite(database) {
  database.exec("PRAGMA busy_timeout = 10000");
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(SQLITE_TABLE);
  return {
    open: (options) => sqliteStore(database, options),
    query: async (text) => (/^select/i.test(text) ? database.prepare(text).all() : database.exec(text)),
    close: async () => database.close(),
  };
}

/**
 * Connects.
 *
 * @param kind - the client's package, or the path of a module that has a store, as the guide creates it
 * @param address - URL of the server, or path of the file
 * @returns `open` creates a store; `query` sends a command or statement
 */
export const connect = async (kind, address) => (kind.endsWith(".mjs") ? storeOf(kind, address) : OPENERS[kind](address));

/** Imports a store whose module finds the server in its environment, and the file in its folder. */
async function storeOf(module, address) {
  if (existsSync(address)) process.chdir(address);
  else {
    const { hostname, port, username, pathname } = new URL(address);
    Object.assign(process.env, { REDIS_URL: address, PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) });
  }
  const { store } = await import(module);
  return { open: () => store };
}
