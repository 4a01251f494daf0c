import path from 'node:path';
import { packages } from './packages.mjs';

const check = (project, folders) => ({
  project,
  /** Packages whose sources it reads. */
  folders,
  command: [
    ...['npx', 'tsc', '--noEmit', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', `.cache/${path.basename(project)}.tsbuildinfo`],
  ],
});

/** The fewest runs of tsc that check all packages: those of the app have the same options, and share shared-core. */
export const typeChecks = [
  check(
    'tools/tsconfig.app.json',
    packages.filter((folder) => !['functions', 'e2e'].includes(folder)),
  ),
  check('functions', ['functions', 'shared-core']),
  check('e2e', ['e2e']),
];
