import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { sourceVersion } from './source-version.ts';

/**
 * Writes the version of a build into `version.json` and, as `<meta name="version">`, into its pages. It is a hash of
 * what was built, so that the same sources give the same version and a page that is open can tell whether it is the
 * newest. Both also name the commit of the sources and its date, if they are known.
 */
export function versionFile(root: string): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle: {
      // The pages are among what is built by then.
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        // Names of chunks and styles hold a hash of their content.
        for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
        const facts = { version: hash.digest('hex').slice(0, 16), ...sourceVersion(root) };
        const tags = Object.entries(facts).map(([name, value]) => `\n    <meta name="${name}" content="${value}" />`);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const page = String(file.source);
          file.source = page.replace('<head>', `<head>${tags.join('')}`);
        }
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(facts)}\n` });
      },
    },
  };
}
