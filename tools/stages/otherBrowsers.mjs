import { execFileSync } from 'node:child_process';
import { canInstall, installPackages } from './debian.mjs';

/** A command that succeeds where a browser and all that drives it are there, and the Debian packages that bring them. */
const browsers = {
  webkit: {
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
    programs: ['WebKitWebDriver', 'Xvfb', 'openssl'],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'openssl'],
  },
  firefox: { check: ['true'], programs: ['firefox-esr'], packages: ['firefox-esr'] },
};

const succeeds = ([program, ...args]) => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const isThere = ({ check, programs }) =>
  programs.every((program) => succeeds(['which', program])) && succeeds(check);

/**
 * Finds WebKit and Firefox for their journeys, and installs them where that is allowed.
 * @returns the names of those that are there, and for each other one a sentence that says what to install
 */
export const findOtherBrowsers = (log) => {
  const found = [];
  const missing = [];
  for (const [name, browser] of Object.entries(browsers)) {
    if (!isThere(browser) && canInstall()) installPackages(browser.packages, log);
    if (isThere(browser)) found.push(name);
    else missing.push(`${name} is missing; install ${browser.packages.join(', ')}`);
  }
  return { found, missing };
};
