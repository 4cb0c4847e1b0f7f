import { fileURLToPath } from 'node:url';

/** Packages that the build replaces by a stub. */
export const stubs = [
  { find: /^markdown-to-jsx.*/, replacement: fileURLToPath(new URL('./markdown-to-jsx.ts', import.meta.url)) },
];
