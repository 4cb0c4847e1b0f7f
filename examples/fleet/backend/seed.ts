import type { Database } from './database';

const sites = [
  ['s1', 'North water works', 'Hamburg', 'Ida Brandt'],
  ['s2', 'Harbour', 'Hamburg', 'Ole Petersen'],
  ['s3', 'Central clinic', 'Bremen', 'Mara Vogt'],
  ['s4', 'Depot', 'Kiel', ''],
  ['s5', 'Cold store', 'Rostock', 'Jens Lange'],
] as const;

const firmware = [
  ['2.4.1', 90, 'Longer intervals while the battery is low.'],
  ['2.5.0', 40, 'Readings survive a restart.'],
  ['2.6.0', 6, 'Half the energy for each transmission.'],
] as const;

const models = ['air', 'climate', 'flow', 'vibration'] as const;
const kinds = {
  air: 'Particles above the limit',
  climate: 'Temperature above the limit',
  flow: 'Flow below the minimum',
  vibration: 'Vibration above the limit',
} as const;
const severities = ['high', 'medium', 'critical', 'low'] as const;
const hour = 3_600_000;

/** Fills a new database with 60 sensors, a day of their readings, their alerts and the work on them, until `now`. */
export function seed(database: Database, now: Date): void {
  const before = (hours: number): string => new Date(now.getTime() - hours * hour).toISOString();
  for (const site of sites) database.run('INSERT INTO site VALUES (?, ?, ?, ?)', site);
  for (const [version, days, notes] of firmware) {
    database.run('INSERT INTO firmware VALUES (?, ?, ?)', [version, before(days * 24), notes]);
  }
  for (let index = 0; index < 60; index += 1) seedSensor(database, index, before);
}

function seedSensor(database: Database, index: number, before: (hours: number) => string): void {
  const id = `n${index + 1}`;
  const model = models[(index + Math.floor(index / 4)) % models.length] ?? 'air';
  const [site, siteName] = sites[(index * 7) % 4] ?? sites[0];
  const isOffline = index % 11 === 5;
  const state = isOffline ? 'offline' : index % 13 === 3 ? 'degraded' : index % 17 === 8 ? 'maintenance' : 'online';
  const lastSeen = before(isOffline ? 30 + index : 0.02 * (index % 9));
  const version = firmware[index % 5 === 0 ? 0 : index % 2 === 0 ? 1 : 2][0];
  database.run('INSERT INTO sensor VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    ...[id, `${siteName} ${String(index + 1).padStart(2, '0')}`, model, `SN-${10_400 + index * 37}`, site, state],
    ...[(index * 29 + 12) % 101, version, before(24 * (100 + index * 3)), lastSeen, ''],
  ]);
  for (let hours = isOffline ? 31 + index : 0; hours < 24; hours += 1) {
    const value = Math.round((20 + (index % 7) + 4 * Math.sin((hours + index) / 4)) * 10) / 10;
    database.run('INSERT INTO reading VALUES (?, ?, ?)', [id, before(hours), value]);
  }
  if (index % 3 === 0) {
    const severity = severities[(index / 3) % severities.length] ?? 'low';
    const closed = index % 12 === 9;
    database.run('INSERT INTO alert VALUES (?, ?, ?, ?, ?, ?, ?)', [
      ...[`a${index + 1}`, id, isOffline ? 'No sign of life' : kinds[model], severity],
      ...[closed ? 'closed' : index % 9 === 0 ? 'acknowledged' : 'open', before(index * 5 + 1)],
      closed ? 'Checked on site.' : null,
    ]);
  }
  if (index % 6 === 1) {
    const job = [`j${index + 1}`, id, 'Replace the battery', index % 4 === 1 ? 'Ida Brandt' : 'Ole Petersen'];
    database.run('INSERT INTO job VALUES (?, ?, ?, ?, ?, ?)', [...job, 'planned', before(-24 * (1 + (index % 10)))]);
  }
}
