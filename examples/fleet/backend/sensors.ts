import { Hono } from 'hono';
import { alertRows } from './alerts';
import { bodyOf, found, pageOf, refuse, textIn, type Fleet } from './calls';
import { jobRows } from './jobs';

/** Sensors as the contract has them. */
export const sensorRows = `SELECT * FROM (SELECT sensor.id, sensor.name, model, serial, site AS siteId,
  site.name AS siteName, state, battery, firmware, installed, last_seen AS lastSeen, note,
  (SELECT count(*) FROM alert WHERE alert.sensor = sensor.id AND alert.state != 'closed') AS openAlerts
  FROM sensor JOIN site ON site.id = sensor.site)`;

const units: Readonly<Record<string, string>> = { air: 'µg/m³', climate: '°C', flow: 'l/min', vibration: 'mm/s' };

/** The calls about sensors. */
export function sensorCalls({ database, now, newId }: Fleet): Hono {
  const app = new Hono();
  const one = (id: string) => found(database.one(`${sensorRows} WHERE id = ?`, [id]));
  const written = (body: Readonly<Record<string, unknown>>) => {
    const [name, model, site] = [textIn(body, 'name', 80), textIn(body, 'model', 20), textIn(body, 'siteId', 80)];
    if (!Object.hasOwn(units, model)) refuse(400, 'There is no such model.');
    if (!database.one('SELECT 1 FROM site WHERE id = ?', [site])) refuse(400, 'There is no such site.');
    return [name, model, site, textIn(body, 'note', 1000, true)] as const;
  };

  app.get('/', (context) =>
    context.json(
      pageOf(context, database, {
        select: sensorRows,
        search: ['name', 'serial'],
        sort: { name: 'name COLLATE NOCASE', battery: 'battery', lastSeen: 'lastSeen' },
        filters: { state: 'state', model: 'model', site: 'siteId' },
      }),
    ),
  );
  app.post('/', async (context) => {
    const [name, model, site, note] = written(await bodyOf(context));
    const [id, time] = [newId(), now().toISOString()];
    const { version } = found(database.one('SELECT version FROM firmware ORDER BY released DESC LIMIT 1'));
    database.run('INSERT INTO sensor VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      ...[id, name, model, `SN-${id.slice(0, 8).toUpperCase()}`, site, 'online', 100, String(version)],
      ...[time, time, note],
    ]);
    return context.json(one(id), 201);
  });
  app.get('/:id', (context) => context.json(one(context.req.param('id'))));
  app.put('/:id', async (context) => {
    const { id } = one(context.req.param('id'));
    const values = written(await bodyOf(context));
    database.run('UPDATE sensor SET name = ?, model = ?, site = ?, note = ? WHERE id = ?', [...values, String(id)]);
    return context.json(one(String(id)));
  });
  app.delete('/:id', (context) => {
    const isGone = database.run('DELETE FROM sensor WHERE id = ?', [context.req.param('id')]) > 0;
    return isGone ? context.body(null, 204) : refuse(404, 'This sensor is no longer there.');
  });
  app.get('/:id/readings', (context) => {
    const { id, model, lastSeen } = one(context.req.param('id'));
    const points = database.all('SELECT time, value FROM reading WHERE sensor = ? ORDER BY time DESC', [String(id)]);
    const [highest] = points.toSorted((left, right) => Number(right['value']) - Number(left['value']));
    const unit = units[String(model)] ?? '';
    return context.json({ unit, highest: highest?.['value'] ?? 0, highestAt: highest?.['time'] ?? lastSeen, points });
  });
  app.get('/:id/alerts', (context) => {
    const { id } = one(context.req.param('id'));
    return context.json({
      items: database.all(`${alertRows} WHERE sensorId = ? ORDER BY raised DESC`, [String(id)]),
    });
  });
  app.get('/:id/jobs', (context) => {
    const { id } = one(context.req.param('id'));
    return context.json({ items: database.all(`${jobRows} WHERE sensorId = ? ORDER BY due`, [String(id)]) });
  });
  return app;
}
