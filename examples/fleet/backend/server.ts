import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { alertCalls } from './alerts';
import type { Fleet } from './calls';
import { openDatabase } from './database';
import { jobCalls } from './jobs';
import { overviewCalls } from './overview';
import { sensorCalls } from './sensors';
import { siteCalls } from './sites';

/** All calls of the contract. */
export function fleetApp(fleet: Fleet): Hono {
  const app = new Hono().basePath('/api');
  app.route('/sites', siteCalls(fleet));
  app.route('/sensors', sensorCalls(fleet));
  app.route('/alerts', alertCalls(fleet));
  app.route('/jobs', jobCalls(fleet));
  app.route('/', overviewCalls(fleet));
  return app;
}

/** The backend of the console, with its database in the file `FLEET_DATABASE` of the environment or in `.cache`. */
export function createBackend(): Hono {
  const now = (): Date => new Date();
  const file = process.env.FLEET_DATABASE ?? join(import.meta.dirname, '../.cache/fleet.db');
  return fleetApp({ database: openDatabase(file, now()), now, newId: randomUUID });
}
