import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { fieldOf, openDrawer, panelWithData } from './support/drawer';

const states = [
  { search_type: 7, id: 'mob-maria-iphone', field: 'basicDeviceStatus', tone: 'good', word: 'Healthy' },
  { search_type: 7, id: 'mob-warehouse-1', field: 'basicDeviceStatus', tone: 'warning', word: 'Needs attention' },
  { search_type: 7, id: story.phone, field: 'basicDeviceStatus', tone: 'bad', word: 'Unhealthy' },
] as const;
test('the mark of a state has a colour of its own, its word that of text [DR-OP-16, DR-VAL-36 to 38]', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  const colors = new Set<string>();
  for (const { field, tone, word, ...detail } of states) {
    await openDrawer(page, detail);
    const value = fieldOf(await panelWithData(page, 'main'), field);
    await expect(value).toHaveText(word);
    await expect(value.locator('.descry-state')).toHaveAttribute('data-tone', tone);
    const colorOf = (selector: string) =>
      value.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('.descry-state')).toBe(await value.evaluate((element) => getComputedStyle(element).color));
    expect(await colorOf('svg')).not.toBe(await colorOf('.descry-state'));
    colors.add(await colorOf('svg'));
  }
  expect(colors.size).toBe(3);
});
