/* global expect, test */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseCommand } from './readArguments.mjs';

const root = path.resolve(import.meta.dirname, '..');

const described = {
  options: {
    large: { about: 'Adds a size.' },
    to: { takes: 'FOLDER', about: 'Where to.' },
    rounds: { takes: 'N', default: 11, about: 'How often.' },
    only: { takes: 'PARTS', list: ['files', 'kills'], about: 'Which parts.' },
  },
};
const valuesOf = (...args) => parseCommand(args, described).values;

test('an option that is not given has its default', () => {
  expect(valuesOf()).toEqual({ large: false, to: undefined, rounds: 11, only: ['files', 'kills'] });
});

test('a switch, a text, a number and a choice are read', () => {
  expect(valuesOf('--large', '--to', 'dist', '--rounds=3', '--only', 'kills')).toEqual({
    large: true,
    to: 'dist',
    rounds: 3,
    only: ['kills'],
  });
});

test.each([
  [['--larg'], 'there is no option --larg'],
  [['--constructor'], 'there is no option --constructor'],
  [['-x'], 'there is no option -x'],
  [['--large=yes'], '--large takes no value'],
  [['--to'], '--to takes FOLDER'],
  [['--to', '--large'], '--to takes FOLDER'],
  [['--rounds', 'many'], '--rounds takes a number; it is many'],
  [['--rounds', '-1'], '--rounds takes a number; it is -1'],
  [['--only', 'files,all'], '--only takes files, kills; it is all'],
  [['more'], '"more" is one word too many'],
])('%j is refused', (args, sentence) => {
  expect(() => parseCommand(args, described)).toThrow(sentence);
});

test('words are counted where a command needs some', () => {
  expect(() => parseCommand(['a'], { operands: ['NAME', 'TITLE'] })).toThrow('TITLE is missing');
  expect(parseCommand(['a', 'b', 'c'], { operands: ['FILE…'] }).positionals).toEqual(['a', 'b', 'c']);
  expect(parseCommand([], { operands: ['[VERSION]'] }).positionals).toEqual([]);
  expect(parseCommand(['a'], { operands: ['[VERSION]'] }).positionals).toEqual(['a']);
  expect(() => parseCommand(['a', 'b'], { operands: ['[VERSION]'] })).toThrow('"b" is one word too many');
});

const scriptsOf = (folder) =>
  Object.entries(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts);
const ownCommands = [...scriptsOf('.'), ...scriptsOf('mf-logbook'), ...scriptsOf('shell')]
  .map(([, command]) => /^(?:exec )?(node|tsx) (?:\.\.\/)?(tools\/\S+\.mjs)$/.exec(command))
  .filter((match) => match !== null)
  .map(([, program, file]) => [file, program]);

const call = (file, program, arg) =>
  promisify(execFile)(process.execPath, [...(program === 'tsx' ? ['--import', 'tsx'] : []), file, arg], {
    cwd: root,
  });

test.each([...new Map(ownCommands)])('%s says what it takes, and refuses all else', async (file, program) => {
  const refused = await call(file, program, '--no-such-option').catch((error) => error);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toMatch(/^npm .*: there is no option --no-such-option; .*\n$/);
  const { stdout, stderr } = await call(file, program, '--help');
  expect(stdout).toMatch(/^npm .* -- .*\[options\]\n\n[^]+\n {2}--help +Prints this\.\n$/);
  expect(stderr).toBe('');
});

test('a command says what it takes', async () => {
  const { stdout } = await call('tools/build.mjs', 'node', '--help');
  expect(stdout).toMatch(/^npm run build -- \[options\]\n\nBuilds .*\n/);
  expect(stdout).toMatch(/\n {2}--to FOLDER +Writes the site there. Default: dist\/hosting.\n/);
});
