import { story } from '../../demo/company/story';
import { median } from '../median';
import { settled, type World } from '../world';
import { closeDrawer, openPainted } from './open';
import { syntheticSizes } from './build-page';

/** Drawers of 1,000 and 5,000 synthetic fields: five openings each after one that counts for nothing. */
export async function openLong(world: World) {
  const page = await settled(world, world.bench, 1);
  const rows: Record<string, Record<string, number>> = {};
  for (const [searchType, fields] of Object.entries(syntheticSizes)) {
    const last = `[data-testid="drawer"] [data-state="data"] [data-field="field${fields - 1}"]`;
    const detail = { search_type: Number(searchType), id: story.url };
    const times: number[] = [];
    for (let run = 0; run < 6; run += 1) {
      const time = await openPainted(page, { event: 'console:open-drawer', detail, last });
      const shown = await page.locator('[data-testid="drawer"] [data-field]').count();
      if (shown !== fields) throw new Error(`Of ${fields} fields ${shown} are shown.`);
      if (run > 0) times.push(Math.round(time));
      await closeDrawer(page);
    }
    rows[`drawer of ${fields} fields, click to last field painted`] = {
      'median ms': median(times),
      'least ms': Math.min(...times),
      'most ms': Math.max(...times),
    };
  }
  await page.context().close();
  return rows;
}
