import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const notSources = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'e2e']);
const settings =
  /^(package|package-lock|tsconfig(\.\w+)?|lerna|knip|firebase|firestore\.indexes|\.prettierrc)\.json$/;

/** Tells whether a file beside the settings of a package is a report, such as `--outputFile=x.json` leaves. */
const isReport = (depth, name) =>
  depth <= 1 && /\.(json|xml|html|txt|info)$/.test(name) && !settings.test(name);

const sourceFiles = (folder, depth = 0) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name.startsWith('.') || notSources.has(name)) return [];
    const file = path.join(folder, name);
    if (entry.isDirectory()) return sourceFiles(file, depth + 1);
    return /\.(test\.[a-z]+|log|md)$/.test(name) || isReport(depth, name) ? [] : [file];
  });

/**
 * Computes what a build of these sources depends on; `npm start` builds again where it has changed.
 * @param {string} root the repository
 * @param {{ deviceOnly: boolean, env: Record<string, string> }} options `env` as `readBuildEnv` gives it
 */
export const buildStamp = (root, { deviceOnly, env }) => {
  const hash = createHash('sha256').update(deviceOnly ? 'device only\n' : '');
  for (const [name, value] of Object.entries(env).sort())
    if (name.startsWith('HOLESHOT_') && !name.endsWith('_PORT')) hash.update(`${name}=${value}\n`);
  for (const file of sourceFiles(root).sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
};
