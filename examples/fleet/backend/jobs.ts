import { Hono } from 'hono';
import { bodyOf, found, pageOf, refuse, textIn, type Fleet } from './calls';

/** Jobs as the contract has them. */
export const jobRows = `SELECT * FROM (SELECT job.id, title, sensor AS sensorId, sensor.name AS sensorName, assignee,
  job.state, due FROM job JOIN sensor ON sensor.id = job.sensor)`;

const day = 86_400_000;

/** The calls about the work on sensors. */
export function jobCalls({ database, now, newId }: Fleet): Hono {
  const app = new Hono();
  const one = (id: string) => found(database.one(`${jobRows} WHERE id = ?`, [id]));

  app.get('/', (context) =>
    context.json(
      pageOf(context, database, {
        select: jobRows,
        search: ['title', 'sensorName', 'assignee'],
        sort: { due: 'due', title: 'title COLLATE NOCASE' },
        filters: { state: 'state' },
      }),
    ),
  );
  app.post('/', async (context) => {
    const body = await bodyOf(context);
    const { days } = body;
    const [sensor, title, assignee] = [
      textIn(body, 'sensorId', 80),
      textIn(body, 'title', 120),
      textIn(body, 'assignee', 80),
    ];
    if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 90)
      refuse(400, '"days" must be a whole number from 1 to 90.');
    if (!database.one('SELECT 1 FROM sensor WHERE id = ?', [sensor])) refuse(400, 'There is no such sensor.');
    const [id, due] = [newId(), new Date(now().getTime() + days * day).toISOString()];
    database.run('INSERT INTO job VALUES (?, ?, ?, ?, ?, ?)', [id, sensor, title, assignee, 'planned', due]);
    return context.json(one(id), 201);
  });
  app.put('/:id', async (context) => {
    const { id } = one(context.req.param('id'));
    const body = await bodyOf(context);
    const values = [textIn(body, 'title', 120), textIn(body, 'assignee', 80)];
    database.run('UPDATE job SET title = ?, assignee = ? WHERE id = ?', [...values, String(id)]);
    return context.json(one(String(id)));
  });
  app.post('/:id/complete', (context) => {
    const { id, state } = one(context.req.param('id'));
    if (state === 'done') refuse(409, 'The job is done already.');
    database.run(`UPDATE job SET state = 'done' WHERE id = ?`, [String(id)]);
    return context.json(one(String(id)));
  });
  app.delete('/:id', (context) => {
    const isGone = database.run('DELETE FROM job WHERE id = ?', [context.req.param('id')]) > 0;
    return isGone ? context.body(null, 204) : refuse(404, 'This job is no longer there.');
  });
  return app;
}
