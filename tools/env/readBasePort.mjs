import { readEnvFile } from './readEnvFile.mjs';

/**
 * Reads the port that all local ports count from: HOLESHOT_PORT of the environment, else of `.env`, else 5400.
 * @throws where it is no multiple of 100 from 1100 to 65000
 */
export const readBasePort = (env = { ...readEnvFile(), ...process.env }) => {
  const port = Number(env.HOLESHOT_PORT || 5400);
  if (!Number.isInteger(port / 100) || port < 1100 || port > 65_000)
    throw new Error(
      `HOLESHOT_PORT must be a multiple of 100 from 1100 to 65000; it is ${env.HOLESHOT_PORT}.`,
    );
  return port;
};
