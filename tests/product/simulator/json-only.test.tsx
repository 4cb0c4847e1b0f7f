import { beforeAll, describe, expect, test } from 'vitest';
import type { Form } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { evaluateModule } from '../../harness/codegen/4-emit/evaluate-module';
import { edited, shipped, shippedCompiler } from '../../harness/codegen/shipped-sources';
import { json } from '../../harness/view/support';
import {
  choose,
  control,
  controls,
  enter,
  messages,
  run,
  showForm,
  tick,
} from '../../harness/product/simulator/form-page';

const anomaly = 'descriptors/forms/anomaly.json';
const threatActor = 'descriptors/forms/threat-actor.json';

const useCase = {
  value: 'SNB-AD-15',
  text: 'Beacon to a rare address',
  asks: { client_ip: 'private', server_ip1: 'public', server_ip2: 'any' },
  about: [{ id: 'description', label: 'What happens', text: 'A client calls the same address every minute.' }],
};
const scenario = {
  value: 'lazy_heron',
  text: 'Lazy Heron',
  sends: 'LazyHeron',
  asks: { endpoint_ips: ['mail-01-demo', 'nas_02-demo'] },
  about: [{ id: 'techniques', label: 'Techniques', items: ['T1566 Phishing', 'T1486 Data encrypted for impact'] }],
};

/** The shipped sources with a contract that accepts one more use case, as a backend has it that knows it. */
const accepting = edited(shipped, 'openapi/ani.yaml', (text) =>
  text.replace(/( +)- SNB-AD-14\n/, `$&$1- ${useCase.value}\n`),
);

/** A form with one more case at its end. */
const withCase = (path: string, one: object) =>
  edited(accepting, path, (text) => {
    const form = Object(JSON.parse(text));
    form.cases.items.push(one);
    return JSON.stringify(form, null, 2);
  });

const isForm = (value: unknown): value is Form => isRecord(value) && 'layout' in value && 'submit' in value;

async function compiled(path: string, one: object): Promise<Form> {
  const { files, diagnostics } = shippedCompiler.compile(withCase(path, one));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const id = /([\w-]+)\.json$/.exec(path)?.[1] ?? '';
  const form = await evaluateModule(files, `src/generated/console/forms/${id}.ts`);
  if (!isForm(form)) throw new Error(`${id} is no form.`);
  return form;
}

// The first run reads everything, the others only the form.
beforeAll(() => void shippedCompiler.compile(shipped), 60_000);

describe('a product owner needs JSON alone', () => {
  test('for a use case of its own, with its fields and what they accept [DG-AN-02, DG-IP-11]', async () => {
    const { calls } = await showForm(await compiled(anomaly, useCase));
    enter('use_case_num', 'SNB-AD-15');
    choose();
    expect(controls()).toEqual(['use_case_num', 'appliance', 'client_ip', 'server_ip1', 'server_ip2']);
    expect(document.querySelector('[data-case]')?.textContent).toContain(
      'A client calls the same address every minute.',
    );
    for (const field of ['client_ip', 'server_ip1', 'server_ip2']) enter(field, '8.8.8.8');
    enter('server_ip1', '10.0.0.1');
    await run();
    expect(messages()).toEqual({ client_ip: 'Enter a private IP address.', server_ip1: 'Enter a public IP address.' });
    enter('client_ip', '10.0.0.2');
    enter('server_ip1', '8.8.4.4');
    await run();
    expect(calls.map(({ body }) => body)).toMatchObject([
      {
        use_case_num: 'SNB-AD-15',
        client_ip: '10.0.0.2',
        server_ip1: '8.8.4.4',
        server_ip2: '8.8.8.8',
        server_ip3: '',
      },
    ]);
    await calls[0]?.answer(json({}));
  });

  test('for a third scenario with hosts and a name on the wire [DG-TA-01]', async () => {
    const { calls } = await showForm(await compiled(threatActor, scenario));
    tick('scenario', 'lazy_heron');
    choose();
    await run();
    const hosts = ['endpoint_ips.mail-01-demo', 'endpoint_ips.nas_02-demo'];
    expect(Object.keys(messages())).toEqual(hosts);
    for (const host of hosts) enter(host, '10.0.0.1');
    expect(control(hosts[0] ?? '')).toBe(document.getElementById(control(hosts[0] ?? '').id));
    await run();
    expect(calls[0]?.body).toMatchObject({
      use_case_num: 'LazyHeron',
      endpoint_ips: { 'mail-01-demo': '10.0.0.1', 'nas_02-demo': '10.0.0.1' },
    });
    expect(document.querySelector('[data-case]')?.textContent).toContain('T1566 Phishing');
  });

  test('to change what a field accepts [DG-IP-11]', async () => {
    const sources = edited(shipped, anomaly, (text) =>
      text.replace('{ "client_ip": "any", "server_ip1": "any" }', '{ "client_ip": "private", "server_ip1": "any" }'),
    );
    const form = await evaluateModule(shippedCompiler.compile(sources).files, 'src/generated/console/forms/anomaly.ts');
    if (!isForm(form)) throw new Error('It is no form.');
    await showForm(form);
    enter('client_ip', '8.8.8.8');
    await run();
    expect(messages()).toMatchObject({ client_ip: 'Enter a private IP address.' });
  });
});

describe('the compiler tells where and what is wrong', () => {
  const messagesFor = (path: string, one: object) =>
    shippedCompiler
      .compile(withCase(path, one))
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ file, pointer, message, hint }) => [file, pointer, message, hint]);

  test.each<[string, { readonly given: readonly [path: string, one: object]; readonly want: RegExp }]>([
    [
      'a misspelt property',
      { given: [anomaly, { ...useCase, asks: { client_ipp: 'any' } }], want: /"client_ipp".*client_ip/ },
    ],
    [
      'an unknown way to narrow',
      { given: [anomaly, { ...useCase, asks: { client_ip: 'intranet' } }], want: /intranet|public/ },
    ],
    [
      'keys for one value',
      { given: [anomaly, { ...useCase, asks: { client_ip: ['a'] } }], want: /"client_ip" is one value/ },
    ],
    ['no fields', { given: [anomaly, { ...useCase, asks: {} }], want: /asks This object is empty/ }],
    ['no name', { given: [anomaly, { value: 'SNB-AD-15', asks: useCase.asks }], want: /"text"/ }],
    ['a misspelt word', { given: [anomaly, { ...useCase, about: undefined, abuot: [] }], want: /"abuot".*about/ }],
    ['a value that is taken', { given: [anomaly, { ...useCase, value: 'SNB-AD-2' }], want: /SNB-AD-2/ }],
    ['an unknown picture', { given: [threatActor, { ...scenario, picture: 'apt-28' }], want: /"apt-28".*apt28/ }],
    [
      'one word for values by key',
      { given: [threatActor, { ...scenario, asks: { endpoint_ips: 'any' } }], want: /list of its keys/ },
    ],
    [
      'a host twice',
      { given: [threatActor, { ...scenario, asks: { endpoint_ips: ['a', 'a'] } }], want: /twice|duplicate|unique/i },
    ],
    [
      'a host with a blank',
      { given: [threatActor, { ...scenario, asks: { endpoint_ips: ['a b'] } }], want: /a b|pattern/ },
    ],
    [
      'the same label of what is told',
      {
        given: [threatActor, { ...scenario, about: [...scenario.about, ...scenario.about] }],
        want: /techniques/,
      },
    ],
  ])('%s', (_, { given: [path, one], want }) => {
    const errors = messagesFor(path, one);
    expect(errors.map(([file]) => file)).toContain(path);
    expect(errors.map((error) => error.join(' ')).join('\n')).toMatch(want);
  });
});
