import { schemaLinks } from '~/codegen/3-check/names/schema-links';
import { needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const scale = (link: object) => ({
  'scales/level.json': { ...link, of: 'integer', rows: [{ equals: 1, text: 'T' }], else: 'dash' },
});
const ofScales = 'schema/link -> "../../schemas/scale.schema.json"';

table(schemaLinks, [
  ['no link is fine', { given: scale({}), want: [] }],
  ['the right link is fine', { given: scale({ $schema: '../../schemas/scale.schema.json' }), want: [] }],
  [
    'the schema of another kind is told',
    { given: scale({ '$schema▶': '../../schemas/drawer.schema.json' }), want: [ofScales] },
  ],
  ['a misspelt one is told', { given: scale({ '$schema▶': '../../schemas/scales.schema.json' }), want: [ofScales] }],
  [
    'a place too far up is told',
    { given: scale({ '$schema▶': '../../../schemas/scale.schema.json' }), want: [ofScales] },
  ],
  ['an address is told', { given: scale({ '$schema▶': 'https://example.com/scale.schema.json' }), want: [ofScales] }],
  [
    'files beside the folders are nearer to the schemas',
    {
      given: { 'errors.json': { '$schema▶': '../../schemas/errors.schema.json', ...needed['errors.json'] } },
      want: ['schema/link -> "../schemas/errors.schema.json"'],
    },
  ],
]);
