import { Hono } from 'hono';
import { bodyOf, found, pageOf, refuse, textIn, type Fleet } from './calls';
import { sensorRows } from './sensors';

const sites = `SELECT * FROM (SELECT site.*,
  (SELECT count(*) FROM sensor WHERE sensor.site = site.id) AS sensors,
  (SELECT count(*) FROM sensor WHERE sensor.site = site.id AND state = 'offline') AS offline FROM site)`;

/** The calls about sites. */
export function siteCalls({ database, newId }: Fleet): Hono {
  const app = new Hono();
  const one = (id: string) => found(database.one(`${sites} WHERE id = ?`, [id]));
  const written = (body: Readonly<Record<string, unknown>>) =>
    [textIn(body, 'name', 80), textIn(body, 'city', 80), textIn(body, 'contact', 120, true)] as const;

  app.get('/', (context) =>
    context.json(
      pageOf(context, database, {
        select: sites,
        search: ['name', 'city'],
        sort: { name: 'name COLLATE NOCASE', city: 'city COLLATE NOCASE', sensors: 'sensors' },
      }),
    ),
  );
  app.post('/', async (context) => {
    const id = newId();
    database.run('INSERT INTO site VALUES (?, ?, ?, ?)', [id, ...written(await bodyOf(context))]);
    return context.json(one(id), 201);
  });
  app.get('/:id', (context) => context.json(one(context.req.param('id'))));
  app.put('/:id', async (context) => {
    const { id } = one(context.req.param('id'));
    const values = written(await bodyOf(context));
    database.run('UPDATE site SET name = ?, city = ?, contact = ? WHERE id = ?', [...values, String(id)]);
    return context.json(one(String(id)));
  });
  app.delete('/:id', (context) => {
    const { id, sensors } = one(context.req.param('id'));
    if (sensors !== 0) refuse(409, 'The site has sensors.');
    database.run('DELETE FROM site WHERE id = ?', [String(id)]);
    return context.body(null, 204);
  });
  app.get('/:id/sensors', (context) => {
    const { id } = one(context.req.param('id'));
    return context.json({ items: database.all(`${sensorRows} WHERE siteId = ? ORDER BY name`, [String(id)]) });
  });
  return app;
}
