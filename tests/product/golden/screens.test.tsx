import { test } from 'vitest';
import { draw } from '../../harness/product/screens/drawing';
import { everyScreen } from '../../harness/product/screens/every-screen';
import { expectFiles, expectGolden, outlineOf } from '../../harness/product/golden/outline';

const all = await everyScreen();

test.each(all.map((each) => [each.id, each] as const))(
  'the screen %s has the words of its golden file',
  async (id, each) => {
    await draw(each);
    await expectGolden(`screens/${id}`, outlineOf(document.body));
  },
);

test('there is a golden file for each of the screens', () => {
  expectFiles('screens', [...new Set(all.map(({ id }) => id))]);
});
