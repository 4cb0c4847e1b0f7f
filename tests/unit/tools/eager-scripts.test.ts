import { expect, test } from 'vitest';
import { withEagerLine } from '~/tools/eager-scripts';

test.each(['index', 'page', 'console'])('all functions of %s are compiled while it arrives', (name) => {
  expect(withEagerLine({ name, code: 'start();' })).toBe('//# allFunctionsCalledOnLoad\nstart();');
});

test('functions of a script that is loaded when it is needed are compiled when they are called', () => {
  expect(withEagerLine({ name: 'LineChart', code: 'draw();' })).toBe('draw();');
});
