import eslint from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedBrowserApis } from './tools/lint/browserApis.mjs';
import { elements, fileKinds, restrictedImports, ruleTables } from './tools/lint/direction.mjs';
import { namedExports } from './tools/lint/namedExports.mjs';

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.stack/**', 'test-results/**', 'coverage/**'],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  // Code that runs in the page.
  { files: ['tools/{bench,day,monolith}/**/*.mjs'], languageOptions: { globals: globals.browser } },
  { files: ['tools/jest/*.cjs'], languageOptions: { globals: globals.jest } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for the app: its packages share the types of shared-core and of libraries.
        project: ['tools/tsconfig.app.json', 'functions/tsconfig.json', 'e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A variable that holds a function without a result begins as `() => undefined as void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Types of stored and sent values are a promise that old data and other versions may break.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Brackets mark a key of a record that comes from outside.
      '@typescript-eslint/dot-notation': 'off',
      // Texts are spread by code points on purpose: slips, passwords, hostile markup.
      '@typescript-eslint/no-misused-spread': 'off',
      // Records are keyed by uid, and an entry goes by its key.
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', ...namedExports],
    },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['{shell,shared-core,mf-*}/src/**/*.{ts,tsx}', 'functions/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': fileKinds,
      // `typeof import('…')` is an import as well.
      'boundaries/additional-dependency-nodes': [
        { name: 'import type', selector: 'TSImportType > Literal', kind: 'type' },
      ],
      'import/resolver': { typescript: { project: 'tsconfig.base.json' } },
    },
  },
  {
    // Longer than three screens, a function holds more than one thing. Forms and pages have 100 to 150 lines: their markup
    // reads from top to bottom, and a part of it with ten props is no gain.
    files: ['{shell,shared-core,mf-*,functions}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      // Longer still; none is added.
      'mf-logbook/src/entry/LogEntryForm.tsx',
      'mf-logbook/src/exchange/{ExportDialog,ImportFlow}.tsx',
      'mf-logbook/src/exchange/useImport.ts',
      'mf-logbook/src/form/{useEntryForm,usePassForm}.ts',
      'mf-logbook/src/page/LogBookContent.tsx',
      'mf-logbook/src/pictures/PassPictures.tsx',
      'mf-logbook/src/race-day/RoundForm.tsx',
      'mf-logbook/src/slip/CheckPhoto.tsx',
      'mf-weather/src/observation/ObservationForm.tsx',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Such an expression takes quadratic time at least: a pasted text may hold the page for seconds.
    files: ['{shell,shared-core,mf-*}/src/**/*.{ts,tsx}', 'functions/**/*.ts', 'tools/**/*.mjs'],
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  ...ruleTables,
  ...restrictedImports,
  ...restrictedBrowserApis,
  // Playwright reads a default export.
  { files: ['e2e/**/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
