import { screen, within } from '@testing-library/react';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Compilation } from '~/codegen/language/model';
import { readSources } from '~/codegen/host/read-sources';
import { loadDemoFiles, type DemoFiles } from '~/demo/load';
import { loadContract } from '~/demo/server/contract';
import { drawers } from '~/generated/console/catalogue';
import type { Drawer } from '~/generated/contract/descriptor-types';
import { operations, type OperationId } from '~/generated/contract/operations';
import { isRecord, parseJson } from '~/lib/json';
import { samples } from '../fixtures/demo/samples';
import { evaluateModule } from '../harness/codegen/4-emit/evaluate-module';
import { shippedCompiler } from '../harness/codegen/shipped-sources';
import { withTranslations } from '../harness/codegen/with-translations';
import { call, control, demoApp, requestOf } from '../harness/demo/support';
import { copyProject } from '../harness/studio/project-copy';
import { drawerAt, json, session, setUp } from '../harness/view/support';

const key = 9001;
const region = 'EU';
const searchType = 14;
const route = { kind: 'screen', path: '/risk', keys: [key], title: 'Device risk' };
const drawer = {
  searchType,
  title: 'Details',
  kind: 'Device risk',
  icon: 'desktop',
  name: 'input.id',
  sources: { risk: { operation: 'riskOverview', path: { id: 'input.id', type: "'device'" } } },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: 'Basic',
      fields: [
        { type: 'number', value: 'risk.riskScore', label: 'Risk score' },
        {
          type: 'text',
          value: 'risk.criticalInfo.criticalScoreLevel',
          label: 'Level',
          visibleWhen: `region == '${region}'`,
        },
      ],
    },
  ],
};

const project = copyProject();
for (const folder of ['demo/data', 'demo/pages']) cpSync(folder, join(project.root, folder), { recursive: true });

/** Changes JSON of the copy as an editor would. */
function change(file: string, from: string, to: string): void {
  const text = project.read(file);
  expect(text).toContain(from);
  project.write(
    file,
    text.replace(from, () => to),
  );
}

let compilation: Compilation;
let files: DemoFiles;
const backend = () => demoApp({ files });
const isDrawer = (value: unknown): value is Drawer => isRecord(value) && 'tabs' in value;

beforeAll(() => {
  project.write('descriptors/drawers/device-risk.json', JSON.stringify(drawer));
  change('descriptors/routes/administration.json', '"routes": [', `"routes": [${JSON.stringify(route)},`);
  change('descriptors/vocabulary.json', '"regions": {', `"regions": { "${region}": "European Union.",`);
  change('demo/data/menu.json', '"entries": [', `"entries": [{ "key": ${key}, "title": "${route.title}" },`);
  files = loadDemoFiles(project.root);
  compilation = shippedCompiler.compile(withTranslations(readSources(project.root).sources));
}, 60_000);

afterAll(() => {
  project.remove();
  // Other tests use the same table of drawers.
  Reflect.deleteProperty(drawers, searchType);
});

describe('without TypeScript', () => {
  test('a kind of drawer, a menu entry and a region compile', () => {
    expect(compilation.diagnostics).toEqual([]);
  });

  test('the console opens the new kind of drawer, and applies conditions on the new region', async () => {
    const value = await evaluateModule(compilation.files, 'src/generated/console/drawers/device-risk.ts');
    if (!isDrawer(value)) throw new Error('There is no drawer.');
    expect(compilation.files.get('src/generated/console/catalogue.ts')).toContain(`'${searchType}': {`);
    const { 8: entry } = drawers;
    Object.assign(drawers, { [searchType]: { ...entry, load: () => Promise.resolve({ default: value }) } });
    const world = await setUp({ scope: { ...session, region } });
    await world.show();
    await world.go(drawerAt(searchType, 'a'));
    const [request] = world.calls;
    await request?.answer(json({ data: { riskScore: 71, criticalInfo: { criticalScoreLevel: 'high' } } }));
    const shown = within(await screen.findByTestId('drawer'));
    for (const text of ['Risk score', '71', 'Level', 'high']) await shown.findByText(text);
  });

  test('the demo backend has the new menu entry', async () => {
    const { body } = await call(backend(), 'getMenu');
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: key, title: route.title })]),
    });
  });

  test('the demo backend offers the new region, and starts the console in it', async () => {
    const app = backend();
    expect(await control(app, 'scenario', { id: `region-${region}` })).toMatchObject({ status: 200 });
    const response = await app.fetch(new Request('http://demo.test/config.json'));
    expect(await response.json()).toMatchObject({ region });
    expect(await call(app, 'getAuth', samples.getAuth)).toMatchObject({ status: 200 });
  });

  test('the contract accepts the new kind in every answer that names one', async () => {
    const app = backend();
    const faults: string[] = [];
    const named: string[] = [];
    for (const { id, validators } of loadContract(files.documents)) {
      if (!isOperationId(id)) continue;
      const response = await app.fetch(requestOf(id, samples[id], 'demo-session-full'));
      const text = await response.text();
      const changed = text.replace(/"searchType":\d+/g, `"searchType":${searchType}`);
      if (changed === text) continue;
      named.push(id);
      faults.push(...validators.answer(200, parseJson(changed)));
    }
    expect(faults).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['auditList', 'globalSearch', 'recentIndicators', 'topRisks']));
  });
});

const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);
