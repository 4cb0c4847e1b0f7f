import { Hono } from 'hono';
import { bodyOf, found, pageOf, refuse, textIn, type Fleet } from './calls';

/** Alerts as the contract has them. A reason that nobody gave is empty. */
export const alertRows = `SELECT * FROM (SELECT alert.id, kind, severity, alert.state, sensor AS sensorId,
  sensor.name AS sensorName, site.name AS siteName, raised, coalesce(reason, '') AS reason
  FROM alert JOIN sensor ON sensor.id = alert.sensor JOIN site ON site.id = sensor.site)`;

/** The calls about alerts. */
export function alertCalls({ database }: Fleet): Hono {
  const app = new Hono();
  const one = (id: string) => found(database.one(`${alertRows} WHERE id = ?`, [id]));

  app.get('/', (context) =>
    context.json(
      pageOf(context, database, {
        select: alertRows,
        search: ['kind', 'sensorName'],
        sort: { raised: 'raised' },
        filters: { severity: 'severity', state: 'state' },
      }),
    ),
  );
  app.post('/:id/acknowledge', (context) => {
    const { id, state } = one(context.req.param('id'));
    if (state !== 'open') refuse(409, 'Somebody looks after this alert already.');
    database.run(`UPDATE alert SET state = 'acknowledged' WHERE id = ?`, [String(id)]);
    return context.json(one(String(id)));
  });
  app.post('/:id/close', async (context) => {
    const { id, state } = one(context.req.param('id'));
    const reason = textIn(await bodyOf(context), 'reason', 400);
    if (state === 'closed') refuse(409, 'The alert is closed already.');
    database.run(`UPDATE alert SET state = 'closed', reason = ? WHERE id = ?`, [reason, String(id)]);
    return context.json(one(String(id)));
  });
  return app;
}
