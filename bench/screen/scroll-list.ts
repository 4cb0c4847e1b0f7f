import { measureFrames, turnWheel } from '../frames';
import { signedIn, type World } from '../world';
import { wideAnswer, wideList } from './wide-list';

/**
 * Opens the list of 100,000 rows and 40 columns, turns the wheel over it, drags to places far away and goes to its end.
 */
export async function scrollList(world: World, slower: number) {
  const page = await signedIn(world, slower);
  await page.route('**/ui/activity/api/v1/mails?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    return route.fulfill({ json: wideAnswer(Number(query.get('offset')), Number(query.get('limit'))) });
  });
  await page.goto(`${world.bench}/#/users/started`, { waitUntil: 'networkidle' });
  const opened = Date.now();
  await page.evaluate(() => (window.location.hash = '#/app/email-collaboration/log'));
  const grid = page.getByRole('grid');
  await grid.getByText('Offer 0 for').first().waitFor();
  const firstRows = Date.now() - opened;
  const drawn = await grid.getByRole('row').count();
  if (drawn > 200) throw new Error(`Of ${wideList.rows} rows ${drawn} are drawn at once.`);

  await grid.getByText('Offer 5 for').first().hover();
  const frames = await measureFrames(page);
  await turnWheel(page, 240, 240);
  const wheel = await frames();
  const ended = Date.now();
  await page.keyboard.press('Tab');
  await grid.focus().catch(() => undefined);
  await grid.getByRole('row').nth(2).focus();
  await page.keyboard.press('Control+End');
  await grid
    .getByText(`Offer ${wideList.rows - 1} for`)
    .first()
    .waitFor();
  const end = Date.now() - ended;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  return {
    'to first rows ms': firstRows,
    frames: wheel.count,
    'over 50 ms': wheel.long,
    'longest ms': wheel.longest,
    'to the last row ms': end,
  };
}
