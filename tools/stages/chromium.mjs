import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.mjs';

/** Chromium without windows, and so without what they cost: the tests take a third less time in it. */
const windowless = '/usr/bin/chromium-headless-shell';

const places = [
  windowless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the end-to-end tests: a named one, else Debian's where it may be installed, else any, else undefined. */
export const findChromium = (log) => {
  const { HOLESHOT_CHROMIUM } = process.env;
  if (HOLESHOT_CHROMIUM !== undefined && existsSync(HOLESHOT_CHROMIUM)) return HOLESHOT_CHROMIUM;
  if (!existsSync(windowless) && canInstall()) installPackages(['chromium-headless-shell'], log);
  return places.find((place) => existsSync(place));
};
