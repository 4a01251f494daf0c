/* global describe, expect, test */
import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The configuration with the rules about expressions alone: all others only take time. */
const configured = config.map(({ rules = {}, ...block }) => ({
  ...block,
  rules: Object.fromEntries(Object.entries(rules).filter(([name]) => name.startsWith('regexp/'))),
}));

// The files of this test do not exist, so nothing is known of their types.
const withoutTypes = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { project: false } },
};
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [...configured, withoutTypes],
});

const refusalsOf = async (file, expression) => {
  const [{ messages }] = await eslint.lintText(`export const read = (text) => ${expression};\n`, {
    filePath: path.join(root, file),
  });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
};

const places = [
  'shared-core/src/domain/x.ts',
  'shell/src/layout/x.tsx',
  'mf-logbook/src/x.ts',
  'functions/src/weather/x.ts',
  'tools/x.mjs',
];

describe.each(places)('an expression in %s', (file) => {
  test.each([
    ['/^(a+)+$/.test(text)', 'regexp/no-super-linear-backtracking'],
    ['/^\\s*a?\\s*$/.test(text)', 'regexp/no-super-linear-backtracking'],
    ['/\\s*x$/.test(text)', 'regexp/no-super-linear-move'],
    ["text.replace(/\\/+$/, '')", 'regexp/no-super-linear-move'],
    ["new RegExp('[.]+@', 'g').test(text)", 'regexp/no-super-linear-move'],
  ])('is refused: %s', async (expression, rule) => {
    expect(await refusalsOf(file, expression)).toEqual([rule]);
  });

  test.each(['/^\\d+(?:\\.\\d+)?$/.test(text)', "text.replace(/(?<!\\/)\\/+$/, '')"])(
    'is allowed: %s',
    async (expression) => {
      expect(await refusalsOf(file, expression)).toEqual([]);
    },
  );
});
