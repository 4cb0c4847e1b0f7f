import { expect, test } from 'vitest';
import { onlyShipped } from '~/tools/sbom';
import { shippedPackages } from '~/tools/shipped-packages';

test('what a console ships are the packages that its code imports and all that they need, and none of the compiler', () => {
  const names = shippedPackages('.').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'scheduler', '@popperjs/core', 'plotly.js-basic-dist-min']));
  for (const other of ['vite', 'typescript', 'tsx', 'yaml', 'hono']) expect(names).not.toContain(other);
});

test('the list of components names what is shipped, and the console itself', () => {
  const component = (ref: string) => ({ 'bom-ref': ref });
  const sbom = {
    components: ['react@1.0.0', 'vite@1.0.0'].map(component),
    dependencies: [
      { ref: 'console@1.0.0', dependsOn: ['react@1.0.0', 'vite@1.0.0'] },
      { ref: 'vite@1.0.0', dependsOn: [] },
      { ref: 'react@1.0.0', dependsOn: [] },
    ],
  };
  expect(onlyShipped(sbom, [{ name: 'react', version: '1.0.0' }])).toEqual({
    components: [component('react@1.0.0')],
    dependencies: [
      { ref: 'console@1.0.0', dependsOn: ['react@1.0.0'] },
      { ref: 'react@1.0.0', dependsOn: [] },
    ],
  });
});
