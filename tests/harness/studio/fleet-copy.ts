import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import type { ProjectCopy } from './project-copy';

/** A copy of the console of the fleet, whose second team has its descriptors outside of the folder of the console. */
export interface FleetCopy extends ProjectCopy {
  readonly kinds: KindTable;
}

/** Copies the console of the fleet for a test to change; the folder of the other team is `../maintenance`. */
export function copyFleet(): FleetCopy {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'descry-fleet-')));
  const root = join(top, 'consoles/fleet');
  mkdirSync(root, { recursive: true });
  cpSync('schemas', join(top, 'schemas'), { recursive: true });
  for (const part of ['descriptors', 'openapi', 'public']) {
    cpSync(join('examples/fleet', part), join(root, part), { recursive: true });
  }
  const maintenance = join(top, 'consoles/maintenance');
  cpSync('examples/fleet/maintenance/descriptors', maintenance, { recursive: true });
  for (const name of readdirSync(maintenance, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const path = join(maintenance, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"(\.\.\/)+schemas\//, '"../../../schemas/'));
  }
  return {
    root,
    kinds: new KindTable(kinds, {
      descriptors: 'descriptors/',
      documents: 'openapi/',
      schemas: '../../schemas/',
      generated: 'generated/',
      publicFiles: 'public/',
      owner: { name: 'Fleet team', contact: '#fleet' },
      roots: [
        {
          name: 'maintenance',
          folder: '../maintenance/',
          owner: { name: 'Maintenance team', contact: '#maintenance' },
        },
      ],
    }),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    remove: () => rmSync(top, { recursive: true }),
  };
}
