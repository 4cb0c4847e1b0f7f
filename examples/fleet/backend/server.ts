import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { onlyWithToken, type Caller } from './access';
import { alertCalls } from './alerts';
import type { Fleet } from './calls';
import { openDatabase } from './database';
import { createGrants } from './grants';
import { jobCalls } from './jobs';
import { overviewCalls } from './overview';
import { providerCalls } from './provider';
import { sensorCalls } from './sensors';
import { siteCalls } from './sites';

/** All calls of the contract, and the provider with which people sign in for them. */
export function fleetApp(fleet: Fleet): Hono {
  const grants = createGrants(fleet.now);
  const calls = new Hono<Caller>();
  calls.use(onlyWithToken(grants));
  calls.route('/sites', siteCalls(fleet));
  calls.route('/sensors', sensorCalls(fleet));
  calls.route('/alerts', alertCalls(fleet));
  calls.route('/jobs', jobCalls(fleet));
  calls.route('/', overviewCalls(fleet));
  return new Hono().route('/oauth', providerCalls(grants)).route('/api', calls);
}

/** The backend of the console, with its database in the file `FLEET_DATABASE` of the environment or in `.cache`. */
export function createBackend(): Hono {
  const now = (): Date => new Date();
  const file = process.env.FLEET_DATABASE ?? join(import.meta.dirname, '../.cache/fleet.db');
  return fleetApp({ database: openDatabase(file, now()), now, newId: randomUUID });
}
