import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine lets a script install packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; who asks looks afterwards whether they are there. */
export const installPackages = (packages, log) => {
  log(`apt-get installs ${packages.join(', ')}`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
};
