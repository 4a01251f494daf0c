import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.mjs';

const places = [
  process.env.HOLESHOT_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => places.find((place) => place !== undefined && existsSync(place));

/** The browser of the end-to-end tests: an installed one, else Debian's where it may be installed, else undefined. */
export const findChromium = (log) => {
  const found = installed();
  if (found !== undefined || !canInstall()) return found;
  installPackages(['chromium'], log);
  return installed();
};
