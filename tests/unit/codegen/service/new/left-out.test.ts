import { describe, expect, test } from 'vitest';
import { newDescriptor } from '~/codegen/service/new/new-descriptor';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { made, valueOf } from '~/tests/harness/codegen/made';

describe('what a body takes in several shapes', () => {
  const withMembers = (members: string) =>
    edited(shipped, 'openapi/uic.yaml', (text) =>
      text.replace('memo: { type: string,', (start) => `${members}\n        ${start}`),
    );
  const wanted = { kind: 'form', name: 'case', operation: 'sendSupportForm' } as const;

  test('is asked for in the first shape that a control can fill in, with its limits', async () => {
    const sources = withMembers(`level: { oneOf: [{ type: object }, { type: number, exclusiveMinimum: 0 }] }
        nick: { anyOf: [{ type: string, maxLength: 9 }, { type: "null" }] }
        price: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 9 }`);
    const form = valueOf((await made(wanted, sources))[0]);
    expect(form).toMatchObject({
      schema: {
        properties: {
          level: { type: 'number' },
          nick: { type: 'string', maxLength: 9 },
          price: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 },
        },
      },
    });
    expect(JSON.stringify(form)).toContain('"exclusiveMinimum":"Enter more than 0."');
    expect(await newDescriptor(sources, shippedCompiler, wanted)).not.toHaveProperty('leftOut');
  });

  test('is named with the reason where no control can fill in any of them', async () => {
    const sources = withMembers(`source: { anyOf: [{ type: object }, { type: array, items: { type: object } }] }
        x-trace: { type: string }
        constructor: { type: string }
        id: { type: object, readOnly: true }
        parts: { type: array, items: { type: number } }`);
    const made = await newDescriptor(sources, shippedCompiler, wanted);
    expect(made).toMatchObject({
      leftOut: [
        {
          name: 'source',
          reason: expect.stringMatching(/^"source" is not asked for\. It is .* of it by an expression/),
        },
        { name: 'x-trace', reason: 'A form cannot have a property "x-trace".' },
        { name: 'constructor', reason: 'A form cannot have a property "constructor".' },
        {
          name: 'parts',
          reason: '"parts" is not asked for. It is a list, and no control of a form can fill that in.',
        },
      ],
    });
  });
});
