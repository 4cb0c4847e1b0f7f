import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { seed } from './seed';

/** SQLite of the package, which writes real files, as far as it is used here. */
interface Sqlite {
  exec(sql: string): void;
  all(sql: string, values: readonly Value[]): Row[];
  get(sql: string, values: readonly Value[]): Row | null;
  run(sql: string, values: readonly Value[]): { readonly changes: number };
  close(): void;
}

// The package is CommonJS, whose names an import does not find.
const require = createRequire(import.meta.url);
const { Database: SqliteDatabase }: { readonly Database: new (file: string) => Sqlite } = require('node-sqlite3-wasm');

/** A value of a column. */
export type Value = string | number | null;

/** A row as the database gives it, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** The database of the fleet. Statements take their values by position. */
export interface Database {
  all(sql: string, values?: readonly Value[]): readonly Row[];
  one(sql: string, values?: readonly Value[]): Row | undefined;
  /** Gives how many rows it has changed. */
  run(sql: string, values?: readonly Value[]): number;
  /** Does all of it, or nothing if it throws. */
  atOnce<Result>(job: () => Result): Result;
  close(): void;
}

const tables = `
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS site (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, contact TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS sensor (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, model TEXT NOT NULL, serial TEXT NOT NULL UNIQUE,
    site TEXT NOT NULL REFERENCES site (id), state TEXT NOT NULL, battery INTEGER NOT NULL, firmware TEXT NOT NULL,
    installed TEXT NOT NULL, last_seen TEXT NOT NULL, note TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS reading (
    sensor TEXT NOT NULL REFERENCES sensor (id) ON DELETE CASCADE, time TEXT NOT NULL, value REAL NOT NULL,
    PRIMARY KEY (sensor, time)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS alert (
    id TEXT PRIMARY KEY, sensor TEXT NOT NULL REFERENCES sensor (id) ON DELETE CASCADE, kind TEXT NOT NULL,
    severity TEXT NOT NULL, state TEXT NOT NULL, raised TEXT NOT NULL, reason TEXT);
  CREATE TABLE IF NOT EXISTS job (
    id TEXT PRIMARY KEY, sensor TEXT NOT NULL REFERENCES sensor (id) ON DELETE CASCADE, title TEXT NOT NULL,
    assignee TEXT NOT NULL, state TEXT NOT NULL, due TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS firmware (version TEXT PRIMARY KEY, released TEXT NOT NULL, notes TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS sensor_site ON sensor (site);
  CREATE INDEX IF NOT EXISTS alert_sensor ON alert (sensor, state);
  CREATE INDEX IF NOT EXISTS job_sensor ON job (sensor);`;

/**
 * Opens the database in a file, or one in memory without a file; a new one gets a fleet to begin with, which ends at
 * `now`.
 */
export function openDatabase(file: string | undefined, now: Date): Database {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SqliteDatabase(file ?? ':memory:');
  sqlite.exec(tables);
  const database: Database = {
    all: (sql, values = []) => sqlite.all(sql, values),
    one: (sql, values = []) => sqlite.get(sql, values) ?? undefined,
    run: (sql, values = []) => sqlite.run(sql, values).changes,
    atOnce(job) {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = job();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
  if (!database.one('SELECT 1 FROM firmware LIMIT 1')) database.atOnce(() => seed(database, now));
  return database;
}
