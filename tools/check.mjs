import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './readArguments.mjs';
import { relatedSuites, unitProjects } from './stages/relatedSuites.mjs';
import { run } from './stages/run.mjs';
import { typeChecks } from './stages/typeChecks.mjs';

const { values } = readArguments({
  command: 'npm run check',
  about: `Checks what changed since main, committed or not: format, lint, types and the nearest suites.
npm test checks the rest.`,
  options: {
    since: { takes: 'COMMIT', about: 'Compares with this commit, not with where the branch left main.' },
    suites: { takes: 'N', default: 40, about: 'How many suites run at most.' },
  },
});
const root = path.resolve(import.meta.dirname, '..');

const git = (...args) => {
  const text = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.split('\n').filter((line) => line !== '');
};

/** A clone of one branch has no main of its own. */
const whereMainWasLeft = () => {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', main)[0];
    } catch {
      continue;
    }
  return 'HEAD';
};

const changedSince = (commit) => {
  try {
    const files = [
      ...git('diff', '--name-only', '--diff-filter=d', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
    return files.filter((file) => existsSync(path.join(root, file)));
  } catch {
    console.error(`npm run check: git knows no commit ${commit}.`);
    process.exit(2);
  }
};

const times = [];
const failed = [];
const step = async (name, command) => {
  const start = performance.now();
  if ((await run(command, { cwd: root })) !== 0) failed.push(name);
  times.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`);
};

const changed = changedSince(values.since ?? whereMainWasLeft());
if (changed.length === 0) {
  console.log('Nothing has changed since main.');
  process.exit(0);
}
const code = changed.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));

const formatAndTypes = async () => {
  const format = ['npx', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn'];
  await step('Format', [...format, ...changed]);
  const isTouched = ({ folders }) => code.some((file) => folders.includes(file.split('/')[0]));
  for (const { project, command } of typeChecks.filter(isTouched)) await step(`Types of ${project}`, command);
};
const lint = () => step('Lint', ['npx', 'eslint', '--no-warn-ignored', ...code]);

await Promise.all([formatAndTypes(), ...(code.length === 0 ? [] : [lint()])]);
const suites = relatedSuites(code);
const nearest = suites.slice(0, values.suites);
if (nearest.length > 0)
  await step(`Suites: ${nearest.length} of ${suites.length} that import what changed`, [
    ...['npx', 'jest', '--silent', '--maxWorkers=100%', '--projects', ...unitProjects],
    ...['--runTestsByPath', ...nearest],
  ]);
console.log(`\n${times.join('\n')}`);
console.log(failed.length === 0 ? 'All is well.' : `Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
