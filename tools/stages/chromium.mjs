import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.HOLESHOT_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => places.find((place) => place !== undefined && existsSync(place));

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The browser of the end-to-end tests: an installed one, else Debian's where it may be installed, else undefined. */
export const findChromium = (log) => {
  const found = installed();
  if (found !== undefined || !canInstall()) return found;
  log('Chromium is missing: apt-get installs it');
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  return installed();
};
