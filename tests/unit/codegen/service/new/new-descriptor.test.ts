import { describe, expect, test } from 'vitest';
import { edited, shipped } from '~/tests/harness/codegen/shipped-sources';
import { made, problemOf, valueOf, withFiles } from '~/tests/harness/codegen/made';

/** The files of a descriptor, its own first, as values. */
async function values(...wanted: Parameters<typeof made>) {
  return (await made(...wanted)).map(valueOf);
}

describe('a drawer', () => {
  test('calls the operation with what it was opened for, and shows each property in a format that fits', async () => {
    const [drawer] = await values({ kind: 'drawer', name: 'web-site', operation: 'urlQuery' });
    expect(drawer).toMatchObject({
      searchType: 14,
      title: { message: 'DRAWER.TITLE' },
      sources: { webSite: { operation: 'urlQuery', body: { url: 'input.id' } } },
    });
    const fields = JSON.stringify(drawer);
    expect(fields).toContain('{"type":"text","value":"webSite.registrantName","label":"Registrant name"}');
    expect(fields).toContain('{"type":"date","value":"webSite.createdDate","label":"Created date"}');
    expect(fields).toContain('{"type":"list","value":"webSite.hostedIP","label":"Hosted IP"}');
  });

  test('has a section for each object of the answer, a table for each list, and the scale with all values', async () => {
    const [drawer] = await values({ kind: 'drawer', name: 'risk', operation: 'riskOverview' });
    const ids = [...JSON.stringify(drawer).matchAll(/"id":"([a-z-]+)","title"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['details', 'history-score-list', 'critical-info', 'device-info']));
    expect(JSON.stringify(drawer)).toContain('"type":"table","value":"risk.historyScoreList"');
    expect(JSON.stringify(drawer)).toContain(
      '{"type":"scale","value":"risk.criticalInfo.criticalScoreLevel","label":"Critical score level","scale":"criticality"}',
    );
    expect(drawer).toMatchObject({ sources: { risk: { path: { id: 'input.id', type: "'device'" } } } });
  });

  test('gives its source another name where the name of the file has a meaning in expressions', async () => {
    const [drawer] = await values({ kind: 'drawer', name: 'profile', operation: 'urlQuery' });
    expect(drawer).toMatchObject({ sources: { profileData: {} } });
  });
});

describe('a screen', () => {
  const wanted = { kind: 'screen', name: 'sign-ins', operation: 'auditList' } as const;

  test('has the columns, pages, orders, filters and the period of its list', async () => {
    const [screen] = await values(wanted);
    expect(screen).toMatchObject({
      kind: 'table',
      period: true,
      filters: [
        { type: 'text', id: 'q' },
        { type: 'choices', id: 'result', options: { scale: 'audit-result' } },
        { type: 'choices', id: 'category', options: { scale: 'audit-category' } },
      ],
      sources: {
        signIns: {
          query: {
            offset: 'page.offset',
            limit: 'page.size',
            sort: 'sort.signed',
            q: 'filter.q',
            from: 'period.from',
          },
        },
      },
      rows: 'signIns.items',
      total: 'signIns.total',
      rowId: 'item.id',
      sort: '-time',
    });
    expect(JSON.stringify(screen)).toContain(
      '{"type":"state","id":"result","label":"Result","value":"item.result","scale":"audit-result","sort":"result"}',
    );
  });

  test('lists the words of a filter where no scale has exactly these values', async () => {
    const [screen] = await values({ ...wanted, operation: 'endpointList' });
    expect(JSON.stringify(screen)).toContain('"options":[{"value":"Oslo","label":"Oslo"},');
  });

  test('shows texts in the words in which a filter offers them', async () => {
    const [screen] = await values({ ...wanted, operation: 'detectionList' });
    expect(screen?.filters).toContainEqual(expect.objectContaining({ id: 'severity', options: { scale: 'severity' } }));
    expect(screen?.columns).toContainEqual(
      expect.objectContaining({ type: 'scale', id: 'severity', value: 'item.severity', scale: 'severity' }),
    );
  });

  test('takes what its call needs from the address', async () => {
    const [screen] = await values({ ...wanted, operation: 'lineageEntry' });
    expect(screen).toMatchObject({
      address: ['edgeId'],
      sources: { signIns: { query: { edgeId: 'address.edgeId' } } },
    });
  });

  test('comes with a route in a file of its own, or with a line in one that is there', async () => {
    const line = { kind: 'screen', path: '/sign-ins', screen: 'sign-ins', title: 'Sign ins' };
    const [, alone] = await made(wanted);
    expect(alone?.file).toBe('descriptors/routes/sign-ins.json');
    expect(valueOf(alone)).toMatchObject({ area: 'Sign ins', routes: [line] });
    const [, shared] = await made({ ...wanted, area: 'administration' });
    expect(shared).toMatchObject({ file: 'descriptors/routes/administration.json', replaces: true });
    expect(Object(valueOf(shared)['routes']).at(-1)).toEqual(line);
  });
});

describe('a form', () => {
  test('asks for each member of the body with a control, its limits and their messages', async () => {
    const [form] = await values({ kind: 'form', name: 'case', operation: 'sendSupportForm' });
    expect(form).toMatchObject({
      schema: {
        properties: {
          email: { type: 'string', format: 'email', maxLength: 250 },
          contactMethod: { enum: ['Email', 'Phone'] },
        },
        required: ['name', 'email', 'phoneNumber', 'caseType', 'severity', 'memo', 'contactMethod'],
      },
      submit: { operation: 'sendSupportForm', body: 'form' },
    });
    const widgets = Object(form?.['layout']).map(({ widget }: { readonly widget: string }) => widget);
    expect(widgets).toEqual(['text', 'email', 'tel', 'select', 'select', 'textarea', 'radio']);
    expect(JSON.stringify(form)).toContain('"maxLength":"Use at most 250 characters."');
  });

  test('takes from its opener what no control can fill in, and sends what has one possible value', async () => {
    const [form] = await values({ kind: 'form', name: 'rules', operation: 'ipsRules' });
    expect(form).toMatchObject({
      input: { filter: 'any', order: 'list' },
      schema: { properties: { limit: { type: 'integer', minimum: 1, maximum: 1000 } } },
      submit: { query: { dsru_version: "'latest'" }, body: { limit: 'form.limit', filter: 'input.filter' } },
    });
  });
});

test('a form asks for nothing that only answers have', async () => {
  const [form] = await values(
    { kind: 'form', name: 'case', operation: 'sendSupportForm' },
    edited(shipped, 'openapi/uic.yaml', (text) => text.replace('memo: { type: string,', '$& readOnly: true,')),
  );
  expect(Object.keys(Object(form?.['schema']).properties)).not.toContain('memo');
  expect(Object(form?.['schema']).required).not.toContain('memo');
});

test('what an operation is called in the contract is the title of its dialog, the words of its button and of the toast', async () => {
  const wanted = { kind: 'dialog', name: 'enable', operation: 'enableAdvancedFunction' } as const;
  const called = (summary: string) =>
    values(
      wanted,
      edited(shipped, 'openapi/adg.yaml', (text) =>
        text.replace('Enables the advanced functions of the organisation', summary),
      ),
    );
  const [dialog] = await called('Enable the function.');
  expect(dialog).toMatchObject({ title: 'Enable the function', buttons: [{}, { label: 'Enable the function' }] });
  expect(JSON.stringify(dialog)).toContain('"text":"Enable the function: done."');
  expect(await called('Enable the function everywhere')).toMatchObject([
    { title: 'Enable the function everywhere', buttons: [{}, { label: 'Enable' }] },
  ]);
  expect(await called('x'.repeat(61))).toMatchObject([{ title: 'Enable' }]);
});

describe('a choice of a form', () => {
  const openApi = 'openapi/uic.yaml';
  const withEnum = (written: string) =>
    edited(shipped, openApi, (text) =>
      text.replace('memo: { type: string,', (start) => `level: { ${written} }\n        ${start}`),
    );

  test.each([
    ['whole numbers', 'type: integer, enum: [1, 2, 3, 5]', 'integer', [1, 2, 3, 5], ['1', '2', '3', '5']],
    ['numbers', 'enum: [0.5, 1]', 'number', [0.5, 1], ['0.5', '1']],
    ['null and texts', 'type: [string, "null"], enum: [low, null]', 'mixed', ['low', null], ['Low', 'None']],
    [
      'all sorts of values',
      'enum: [all, 1, "1", true, null]',
      'mixed',
      ['all', 1, '1', true, null],
      ['All', '1', '1', 'True', 'None'],
    ],
  ])('has exactly the values of the contract: %s', async (_, written, type, values, texts) => {
    const [, form] = await made({ kind: 'dialog', name: 'one', operation: 'sendSupportForm' }, withEnum(written));
    const { schema, layout } = Object(valueOf(form));
    expect(schema.properties.level).toEqual({ type, enum: values });
    const line = layout.find(({ property }: { readonly property: string }) => property === 'level');
    expect(line.options).toEqual(values.map((value, index) => ({ value, text: texts[index] })));
    expect(line.widget).toBe(values.length > 3 ? 'select' : 'radio');
  });
});

test.each([
  ['is in the form', '^[a-z]+$', '^[a-z]+$'],
  ['of another language is left to the server', '^\\p{Alpha}+\\_$', undefined],
  ['that can freeze the page is left to the server', '^(a+)+$', undefined],
])('a pattern of the contract %s', async (_, pattern, inForm) => {
  const limited = edited(shipped, 'openapi/uic.yaml', (text) =>
    text.replace('memo: { type: string,', (start) => `${start} pattern: '${pattern}',`),
  );
  const [form] = await made({ kind: 'form', name: 'case', operation: 'sendSupportForm' }, limited);
  expect(Object(valueOf(form)['schema']).properties.memo.pattern).toBe(inForm);
});

describe('a dialog', () => {
  test('shows the form of a body, with the inputs of the form', async () => {
    const files = await made({ kind: 'dialog', name: 'opt-in', operation: 'setPreviewFeature' });
    expect(files.map(({ file }) => file)).toEqual(['descriptors/dialogs/opt-in.json', 'descriptors/forms/opt-in.json']);
    expect(valueOf(files[0])).toMatchObject({ input: { key: 'string' }, content: [{ type: 'form', form: 'opt-in' }] });
    expect(valueOf(files[1])).toMatchObject({ submit: { path: { key: 'input.key' } } });
  });

  test('asks for confirmation where nothing can be filled in', async () => {
    const files = await made({ kind: 'dialog', name: 'enable', operation: 'enableAdvancedFunction' });
    expect(files).toHaveLength(1);
    expect(valueOf(files[0])).toMatchObject({
      content: [{ type: 'paragraph' }],
      buttons: [{ id: 'cancel' }, { id: 'confirm', action: { type: 'call', operation: 'enableAdvancedFunction' } }],
    });
  });
});

describe('a scale', () => {
  const wanted = { kind: 'scale', name: 'state', operation: 'alertList' } as const;

  test('has a row for each value of a property, in words', async () => {
    const [scale] = await values({ ...wanted, property: 'items.status' });
    expect(scale).toMatchObject({
      of: 'string',
      rows: expect.arrayContaining([{ equals: 'inProgress', text: 'In progress' }]),
    });
    const [numbers] = await values({ ...wanted, operation: 'mobileQuery', property: 'basicDeviceStatus' });
    expect(numbers).toMatchObject({ of: 'integer', rows: [{ equals: 1, text: '1' }, { equals: 2 }, { equals: 3 }] });
  });

  test('is of the property of its name, or of the only one with listed values', async () => {
    const [named] = await values({ ...wanted, name: 'provider' });
    expect(JSON.stringify(named)).toContain('"equals":"endpoint"');
    const [only] = await values({ ...wanted, operation: 'remoteSupportStatus' });
    expect(JSON.stringify(only)).toContain('"equals":"waiting"');
  });
});

test.each([
  [
    { kind: 'drawer', name: 'x', operation: 'alertLst' },
    '"alertLst" is not an operation of the contract. Did you mean "alertList"?',
  ],
  [
    { kind: 'drawer', name: 'x', operation: 'alert' },
    'Did you mean "alertList", "alertQuery", "alertGraph", "alertSummary", "alertTrend", "changeAlerts"?',
  ],
  [{ kind: 'drawer', name: 'A b', operation: 'alertList' }, 'is no name of a file'],
  [{ kind: 'drawer', name: 'url', operation: 'alertList' }, 'There is a descriptors/drawers/url.json already.'],
  [{ kind: 'dialog', name: 'anomaly', operation: 'acceptTerms' }, 'There is a descriptors/forms/anomaly.json already.'],
  [{ kind: 'drawer', name: 'x', operation: 'createInternalToken' }, 'no source can call it: make a dialog.'],
  [
    { kind: 'drawer', name: 'x', operation: 'setLanguage' },
    'The contract says nothing about the answer of setLanguage.',
  ],
  [
    { kind: 'screen', name: 'x', operation: 'getLandingPage' },
    'The answer of getLandingPage has no list of objects: make a drawer.',
  ],
  [{ kind: 'screen', name: 'x', operation: 'auditList', area: 'nowhere' }, 'There is no route file "nowhere".'],
  [
    { kind: 'screen', name: 'dashboard', operation: 'auditList' },
    'There is a descriptors/screens/dashboard.json already.',
  ],
  [{ kind: 'screen', name: 'mobile', operation: 'auditList' }, 'There is a descriptors/routes/mobile.json already.'],
  [{ kind: 'form', name: 'x', operation: 'alertList' }, 'alertList takes no body, so there is nothing to fill in'],
  [{ kind: 'dialog', name: 'x', operation: 'alertList' }, 'alertList only reads, so there is nothing to confirm'],
  [{ kind: 'scale', name: 'x', operation: 'getLandingPage' }, 'has no property whose values the contract lists.'],
  [
    { kind: 'scale', name: 'x', operation: 'alertList' },
    'Name the property. The contract lists values for: items.status',
  ],
  [{ kind: 'scale', name: 'x', operation: 'alertList', property: 'statis' }, 'Did you mean "status"?'],
] as const)('%o cannot be made, and says why', async (wanted, problem) => {
  expect(await problemOf(wanted)).toContain(problem);
});

test('what would make the project wrong is not made', async () => {
  const files = await made({ kind: 'screen', name: 'one', operation: 'auditList' });
  const renamed = files.map((file) => ({
    ...file,
    text: file.text.replaceAll('/one', '/two').replaceAll('"One"', '"Two"'),
  }));
  const wanted = { kind: 'screen', name: 'two', operation: 'auditList' } as const;
  expect(await problemOf(wanted, withFiles(renamed))).toMatch(
    /^The project would be wrong: Duplicate .+ \(descriptors\/.+\)$/,
  );
});
