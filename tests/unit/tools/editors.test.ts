import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packExtension } from '~/tools/editors';

test(
  'the extension for Visual Studio Code is one file of code with its manifest and licences',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'extension-'));
    try {
      const packed = await packExtension(process.cwd(), folder);
      // The names of the files in a zip archive are not compressed.
      const names = new Set(readFileSync(packed, 'latin1').match(/extension\/[\w/]+\.(json|js|md|txt)/g));
      expect([...names].toSorted()).toEqual(
        ['LICENSE.txt', 'extension.js', 'licenses.txt', 'package.json', 'readme.md'].map((name) => `extension/${name}`),
      );
      const licences = readFileSync(join(folder, 'vscode/licenses.txt'), 'utf8');
      expect(licences.match(/^vscode-languageclient .*: MIT$/m)).not.toBeNull();
      const code = readFileSync(join(folder, 'vscode/extension.js'), 'utf8');
      expect(code.match(/require\([`'"]vscode[`'"]\)/)).not.toBeNull();
      expect(code).not.toMatch(/require\([`'"]vscode-languageclient/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
