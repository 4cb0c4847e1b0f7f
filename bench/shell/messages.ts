import { heapOf } from '../heap';
import { control, settled, type World } from '../world';

/** What the page keeps of 1,000 live messages; a hundred before them bring in all the code that hears them. */
export async function receiveMessages(world: World) {
  const page = await settled(world, world.shipped, 1);
  const push = async (count: number, first: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await control(world, 'push', {
        message: { type: 'bench', text: `Message ${first + index}`, padding: 'x'.repeat(1000) },
      });
    }
    await control(world, 'push', { message: first + count });
    await page.waitForTimeout(500);
  };
  await page.getByTestId('notifications').waitFor();
  await page.waitForTimeout(2000);
  const used = await heapOf(page);
  await page.evaluate(() => {
    Object.assign(window, { received: 0 });
    const count = (): void => void Reflect.set(window, 'received', Number(Reflect.get(window, 'received')) + 1);
    window.addEventListener('console:message', count);
  });
  await push(100, 0);
  const before = await used();
  await push(1000, 100);
  const after = await used();
  const messages = await page.evaluate(() => Number(Reflect.get(window, 'received')));
  await page.context().close();
  if (messages !== 1100) throw new Error(`Of 1100 live messages the page received ${messages}.`);
  return { 'heap before kB': before, 'heap after kB': after };
}
