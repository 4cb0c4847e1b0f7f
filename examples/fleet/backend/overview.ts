import { Hono } from 'hono';
import type { Caller } from './access';
import { found, refuse, type Fleet } from './calls';

const entries = [
  { id: 1, title: 'Overview', icon: 'dashboard' },
  { id: 2, title: 'Sensors', icon: 'cell-tower' },
  { id: 3, title: 'Sites', icon: 'office' },
  { id: 4, title: 'Alerts', icon: 'warning-sign' },
  { id: 5, title: 'Work', icon: 'wrench' },
  { id: 6, title: 'Firmware', icon: 'updated' },
  { id: 7, title: 'Batteries', icon: 'lightning' },
];

const day = 86_400_000;

/** The calls about the whole fleet, its firmware and the person. */
export function overviewCalls({ database, now }: Fleet): Hono<Caller> {
  const app = new Hono<Caller>();
  const count = (sql: string): number => Number(found(database.one(`SELECT count(*) AS number FROM ${sql}`))['number']);

  app.get('/account', ({ json, var: { grant } }) => {
    const { id, name, role } = grant.person;
    return json({ id, name, role, permissions: grant.scopes.filter((scope) => scope === 'fleet.manage') });
  });
  app.get('/menu', (context) => context.json({ entries }));
  app.get('/summary', (context) =>
    context.json({
      sensors: count('sensor'),
      online: count(`sensor WHERE state = 'online'`),
      offline: count(`sensor WHERE state = 'offline'`),
      openAlerts: count(`alert WHERE state = 'open'`),
      lowBattery: count('sensor WHERE battery < 20'),
      byState: database.all('SELECT state AS key, count(*) AS count FROM sensor GROUP BY state'),
      bySite: database.all(`SELECT site.id, site.name, count(sensor.id) AS count FROM site
        LEFT JOIN sensor ON sensor.site = site.id GROUP BY site.id ORDER BY count DESC`),
    }),
  );
  app.get('/alert-trend', (context) => {
    const today = Math.floor(now().getTime() / day) * day;
    const days = Array.from({ length: 14 }, (_, index) => new Date(today - (13 - index) * day).toISOString());
    const points = days.map((time) => {
      const raised = `alert WHERE substr(raised, 1, 10) = '${time.slice(0, 10)}'`;
      return { time, raised: count(raised), serious: count(`${raised} AND severity IN ('critical', 'high')`) };
    });
    return context.json({ points });
  });
  app.get('/firmware', (context) =>
    context.json({
      items: database
        .all(
          `SELECT version, released, notes,
        (SELECT count(*) FROM sensor WHERE sensor.firmware = version) AS sensors,
        released = (SELECT max(released) FROM firmware) AS newest FROM firmware ORDER BY released DESC`,
        )
        .map((row) => ({ ...row, newest: row['newest'] === 1 })),
    }),
  );
  app.post('/firmware/:version/rollout', (context) => {
    const version = context.req.param('version');
    if (!database.one('SELECT 1 FROM firmware WHERE version = ?', [version])) refuse(404, 'There is no such version.');
    const outdated = `state = 'online' AND firmware != ?`;
    const changed = database.run(`UPDATE sensor SET firmware = ? WHERE ${outdated}`, [version, version]);
    return context.json({ changed });
  });
  return app;
}
