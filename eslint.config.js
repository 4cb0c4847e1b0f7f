import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { rooms, roomsWithoutReact } from './tools/rooms.js';

const code = '**/*.{js,ts,tsx}';

/** Every room may import itself and what stands before it. */
const roomZones = rooms.map((room, index) => ({
  target: `./src/${room}`,
  from: './src',
  except: [...rooms.slice(0, index + 1), 'styles'].map((allowed) => `./${allowed}`),
  message: `The room "${room}" imports only rooms to its left: ${rooms.join(' < ')}.`,
}));

/** What the top folders may take from each other. */
const folderZones = [
  { target: './src', folders: ['codegen', 'demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './codegen', folders: ['src', 'demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './demo', folders: ['codegen', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './e2e', folders: ['src'] },
].flatMap(({ target, folders }) =>
  folders.map((folder) => ({ target, from: `./${folder}`, message: `${target} does not import ${folder}.` })),
);

const demoZones = rooms
  .filter((room) => room !== 'generated')
  .map((room) => ({ target: './demo', from: `./src/${room}`, message: 'demo knows only the types of src/generated.' }));

const noNode = { regex: '^node:', message: 'This code also runs in a browser: no Node API.' };
const withoutReact = `${roomsWithoutReact.join(', ')} run without React.`;
const noReact = { regex: '^react(-dom)?(/|$)', message: withoutReact };
const noReactBinding = {
  regex: '^(react-(?!dom).*|@blueprintjs/.*|@rjsf/.*|@tanstack/react-query)$',
  allowTypeImports: true,
  message: withoutReact,
};
const noPopover = {
  group: ['@blueprintjs/core'],
  importNames: ['Popover'],
  message: 'Popover misplaces its content under React 19: use PopoverNext.',
};
const onlyTypesOfGenerated = {
  regex: '/src/generated(/|$)',
  allowTypeImports: true,
  message: 'demo takes only types from src/generated.',
};

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  {
    ignores: ['dist/', '.cache/', 'src/generated/', 'test-results/', 'playwright-report/'],
  },
  {
    files: [code],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      // Without these two, no-cycle reads no TypeScript and finds nothing.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      // A field may open a panel, which has fields: that way round is loaded on demand.
      'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...roomZones, ...folderZones, ...demoZones] }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', { selector: 'ExportAllDeclaration', message: 'Name what is exported.' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['{src,tests}/**/*.tsx', 'src/**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['src/**/*.{ts,tsx}'], rules: restrict(noNode, noPopover) },
  {
    files: roomsWithoutReact.map((room) => `src/${room}/**/*.{ts,tsx}`),
    rules: restrict(noNode, noReact, noReactBinding),
  },
  {
    files: ['codegen/**/*.ts'],
    ignores: ['codegen/cli*.ts', 'codegen/contract/**', 'codegen/host/**', 'codegen/vite-plugin.ts'],
    rules: restrict(noNode),
  },
  { files: ['demo/**/*.ts'], ignores: ['demo/load.ts'], rules: restrict(noNode, onlyTypesOfGenerated) },
  { files: ['demo/load.ts'], rules: restrict(onlyTypesOfGenerated) },
  { files: ['tools/**', 'bench/**', 'codegen/cli*.ts'], rules: { 'no-console': 'off' } },
  { files: ['demo/data/**'], rules: { 'max-lines': 'off' } },
  { files: ['*.config.{js,ts}', 'e2e/support/setup.ts', '**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
