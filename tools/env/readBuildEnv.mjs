import { readEnvFile } from './readEnvFile.mjs';

/** Makes each build of this program a local one, whatever project `.env` or the environment names. */
export const buildLocally = () => {
  process.env.HOLESHOT_LOCAL = 'yes';
};

const ofProject = /^HOLESHOT_(FIREBASE|APP_CHECK)_/;

/**
 * Reads the variables that a build goes by: those of the environment, else of `.env`. A local build takes those of the
 * environment alone, and none that names a project.
 */
export const readBuildEnv = () => {
  if (process.env.HOLESHOT_LOCAL === 'yes')
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofProject.test(name)));
  return { ...readEnvFile(), ...process.env };
};
