import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { join } from 'node:path';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { effectReturns } from './tools/eslint/effect-returns.js';
import {
  demoParts,
  phaseDoors,
  phases,
  phasesOfNode,
  phasesWithTypes,
  readersOfJson,
  rooms,
  roomsOfStudio,
  roomsWithoutReact,
  studioParts,
  viewFolders,
} from './tools/rooms.js';

const code = '**/*.{js,ts,tsx}';

const namedExports = { selector: 'ExportAllDeclaration', message: 'Name what is exported.' };

/** The places where the properties of a component are declared. */
const tooManyProps = [
  'FunctionDeclaration[id.name=/^[A-Z]/] > ObjectPattern.params[properties.length>8]',
  'FunctionDeclaration[id.name=/^[A-Z]/] > .params > TSTypeAnnotation > TSTypeLiteral[members.length>8]',
  'TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody[body.length>8]',
].map((selector) => ({ selector, message: 'Group the properties: a component has at most 8.' }));

/** Every room may import itself and what stands before it. */
const roomZones = rooms.map((room, index) => ({
  target: `./src/${room}`,
  from: './src',
  except: [...rooms.slice(0, index + 1), 'styles'].map((allowed) => `./${allowed}`),
  message: `The room "${room}" imports only rooms to its left: ${rooms.join(' < ')}.`,
}));

/** Zones of a folder whose parts have an order: each part may import itself and the steps before its own. */
function zonesOf(folder, kind, steps, exceptions = {}) {
  const order = steps.map((step) => (step.length > 1 ? `(${step.join(' | ')})` : step[0])).join(' < ');
  return steps.flatMap((step, index) =>
    step.map((part) => ({
      target: `./${folder}/${part}`,
      from: `./${folder}`,
      except: [...steps.slice(0, index).flat(), part, ...(exceptions[part] ?? [])].map((allowed) => `./${allowed}`),
      message: `The ${kind} "${part}" imports only what is to its left: ${order}.`,
    })),
  );
}

const demoPartZones = zonesOf(
  'demo',
  'part of the demo',
  demoParts.map((part) => [part]),
);

const phaseZones = zonesOf('codegen', 'phase', phases);

// A field may open a dialog with a panel of fields: that one is loaded on demand.
const viewZones = zonesOf('src/view', 'folder', viewFolders, { field: ['dialog/PopupDialog.tsx'] });

/** Of a phase that has a door, the phases after it import only that. */
const doorZones = Object.entries(phaseDoors).flatMap(([phase, door]) =>
  phases
    .slice(phases.findIndex((step) => step.includes(phase)) + 1)
    .flat()
    .map((target) => ({
      target: `./codegen/${target}`,
      from: `./codegen/${phase}`,
      except: [`./${door}`],
      message: `Other phases import "${phase}/${door}" and nothing else of ${phase}.`,
    })),
);

/** What the top folders may take from each other. All may take from `lib`. */
const folderZones = [
  { target: './lib', folders: ['src', 'codegen', 'studio', 'demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './src', folders: ['codegen', 'studio', 'demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './codegen', folders: ['src', 'studio', 'demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './studio', folders: ['demo', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './demo', folders: ['studio', 'tools', 'tests', 'e2e', 'bench'] },
  { target: './e2e', folders: ['src', 'studio'] },
  { target: './bench', folders: ['studio'] },
].flatMap(({ target, folders }) =>
  folders.map((folder) => ({ target, from: `./${folder}`, message: `${target} does not import ${folder}.` })),
);

const studioZones = [
  ...zonesOf('studio', 'part of the Studio', studioParts),
  {
    target: './studio',
    from: './src',
    except: roomsOfStudio.map((room) => `./${room}`),
    message: `The Studio takes only ${roomsOfStudio.join(' and ')} from src.`,
  },
];

const demoZones = [
  ...rooms
    .filter((room) => room !== 'generated')
    .map((room) => ({
      target: './demo',
      from: `./src/${room}`,
      message: 'demo knows only the types of src/generated.',
    })),
  {
    target: './demo',
    from: './codegen',
    except: ['./1-parse/openapi', './host/read-sources.ts'],
    message: 'demo takes only the reader of the contract from codegen.',
  },
];

const noNode = { regex: '^node:', message: 'This code also runs in a browser: no Node API.' };
const withoutReact = `lib, ${roomsWithoutReact.join(', ')} run without React.`;
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
  regex: '(^~|/src)/generated(/|$)',
  allowTypeImports: true,
  message: 'demo takes only types from src/generated.',
};

const onlyTypesOfCodegen = {
  regex: '(^~|/)codegen/',
  allowTypeImports: true,
  message: 'The page asks the server of the Studio: it takes only types from codegen.',
};

const noReadingByName = {
  regex: '(^|/)1-parse/read$',
  allowTypeImports: true,
  message: 'Read `descriptor.authored`, which has the type of its schema, or take its parts from 1-parse/parts.ts.',
};

const noClimbing = {
  regex: '^(\\.\\./){3}',
  message: 'Write ~/ for src or the top folder: a path that climbs three folders breaks when its file moves.',
};

const noWholeContract = {
  regex: '(^|/)generated/contract/operations$',
  allowTypeImports: true,
  message: 'It has all operations of the contract; those that the console calls are in generated/console/operations.',
};

const noDateFns = {
  regex: '^date-fns(/|$)',
  message: 'date-fns belongs to the date picker of Blueprint: dayjs computes with days, Intl formats them.',
};

const noLazy = {
  group: ['react'],
  importNames: ['lazy', 'Suspense'],
  message: 'Code is loaded by Loaded (src/view/data/Loaded.tsx): a load that failed can be tried again.',
};

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.cache/',
      'codegen/language/authored-types.ts',
      'src/generated/',
      'examples/*/generated/',
      'test-results/',
      'playwright-report/',
      'release/',
    ],
  },
  {
    files: [code],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          tsconfig: { configFile: join(import.meta.dirname, 'tsconfig.json') },
        }),
      ],
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...roomZones,
            ...viewZones,
            ...phaseZones,
            ...doorZones,
            ...folderZones,
            ...studioZones,
            ...demoZones,
            ...demoPartZones,
          ],
        },
      ],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Prettier wraps code and leaves comments as they are.
      'max-len': ['error', { code: Number.MAX_SAFE_INTEGER, comments: 120, ignoreUrls: true }],
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': ['error', { patterns: [noClimbing] }],
      'no-restricted-syntax': ['error', namedExports],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['{src,studio}/**/*.tsx', 'src/**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // The other rules run the compiler of React, which takes half of the time of a whole run for what is shown once.
    files: ['tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { local: { rules: { 'effect-returns': effectReturns } } },
    rules: { 'local/effect-returns': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: restrict(noNode, noPopover, noLazy, noDateFns, noWholeContract) },
  { files: ['studio/page/**/*.{ts,tsx}'], rules: restrict(noNode, noPopover, noLazy, onlyTypesOfCodegen) },
  { files: ['src/shell/period/DayCalendar.tsx'], rules: restrict(noNode, noPopover, noLazy) },
  {
    files: ['lib', ...roomsWithoutReact.map((room) => `src/${room}`)].map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: restrict(noNode, noReact, noReactBinding, noDateFns, noWholeContract),
  },
  {
    files: ['codegen/**/*.ts'],
    ignores: phasesOfNode.flatMap((phase) => [`codegen/${phase}`, `codegen/${phase}/**`]),
    rules: restrict(noNode),
  },
  {
    files: phasesWithTypes.map((phase) => `codegen/${phase}/**/*.ts`),
    ignores: readersOfJson.map((file) => `codegen/${file}`),
    rules: restrict(noNode, noReadingByName),
  },
  { files: ['demo/**/*.ts'], ignores: ['demo/load.ts'], rules: restrict(noNode, onlyTypesOfGenerated) },
  { files: ['demo/load.ts'], rules: restrict(onlyTypesOfGenerated) },
  {
    files: ['{lib,codegen,studio,demo,src,tools}/**/*.{js,ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['{src,studio}/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', namedExports, ...tooManyProps] } },
  {
    files: ['tools/**', 'bench/**', 'codegen/cli.ts', 'packages/create-descry/bin.js'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '*.config.{js,ts}',
      'examples/**/descry.config.ts',
      'packages/create-descry/template*/descry.config.ts',
      'tools/*.config.ts',
      'e2e/support/setup.ts',
      'tests/harness/view/no-plotly.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
