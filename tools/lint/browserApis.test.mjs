/* global expect, test */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.mjs';
import { browserApis } from './browserApis.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const rules = ['no-restricted-globals', 'no-restricted-properties'];

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    ...config.map(({ rules: all = {}, ...block }) => ({
      ...block,
      rules: Object.fromEntries(Object.entries(all).filter(([name]) => rules.includes(name))),
    })),
    // The files of this test need not exist, so nothing is known of their types.
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: false } } },
  ],
});

const refusals = async (file, api) => {
  const [{ messages }] = await eslint.lintText(`export const used = ${api};\n`, {
    filePath: path.join(root, file),
  });
  return messages.map(({ message }) => message);
};

test.each(browserApis)('%s is used in one place, and refused elsewhere', async (api, place) => {
  for (const file of [
    'shell/src/app/any.ts',
    'mf-logbook/src/page/any.tsx',
    'shared-core/src/react/hooks/any.ts',
  ])
    expect(await refusals(file, api)).toEqual([expect.stringContaining(`browsers lack ${api}: `)]);
  if (place === undefined) return;
  expect(existsSync(path.join(root, place))).toBe(true);
  expect(await refusals(place, api)).toEqual([]);
});

test('a global is found on globalThis as well, and tests may use each', async () => {
  expect(await refusals('shell/src/app/any.ts', 'globalThis.caches')).toHaveLength(1);
  expect(await refusals('shell/src/app/any.test.ts', 'caches')).toEqual([]);
});
