import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPage, pageNames, type PageName, type PeerName } from '../peers';
import { handWritten } from './hand';
import { validatorsOf } from './rjsf';
import { drawerNames } from '../model/drawer';

/** Writes an HTML file and a script for each page of a peer, and what is generated for them; gives the HTML files. */
export async function writePages(peer: PeerName, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const pages = pageNames.filter((page) => hasPage(peer, page));
  const files = pages.flatMap((page) => Object.entries(filesOf(peer, page)));
  for (const [name, text] of files) await writeFile(join(folder, name), `${text}\n`);
  return pages.map((page) => join(folder, `${page}.html`));
}

function filesOf(peer: PeerName, page: PageName): Readonly<Record<string, string>> {
  const [kind = '', name = ''] = page.split('-');
  const show = { shell: 'showShell', drawer: 'showDrawer', form: 'showForm' }[kind] ?? '';
  const made = madeFor(peer, page);
  const names = [...(name ? [`'${name}'`] : []), ...made.map((each) => each.name)];
  const script = [
    `import { ${show} } from '../../pages/${peer}/${kind}';`,
    ...made.map((each) => each.importing),
    `${show}(${names.join(', ')});`,
  ];
  return {
    [`${page}.html`]: html(page),
    [`${page}.tsx`]: script.join('\n'),
    ...Object.fromEntries(made.map(({ file, text }) => [file, text])),
  };
}

/** A generated module that a page imports. */
interface Made {
  readonly file: string;
  readonly text: string;
  readonly name: string;
  readonly importing: string;
}

function madeFor(peer: PeerName, page: PageName): readonly Made[] {
  const drawer = drawerNames.find((name) => page === `drawer-${name}`);
  if (peer === 'hand' && drawer) {
    const importing = `import { Details } from './${page}-details';`;
    return [{ file: `${page}-details.jsx`, text: handWritten(drawer), name: 'Details', importing }];
  }
  if (peer === 'rjsf') {
    const importing = `import validators from './${page}-validators';`;
    return [{ file: `${page}-validators.js`, text: validatorsOf(page), name: 'validators', importing }];
  }
  return [];
}

function html(page: PageName): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>${page}</title></head>
  <body><div id="root"></div><script type="module" src="./${page}.tsx"></script></body>
</html>`;
}
