import { importTs } from '../env/importTs.mjs';
import { readProvided } from './provided.mjs';

/** Reads what a shell of this source gives to remotes: `{ contract, ports, modules }`. */
export const readServed = async () => {
  const { contractVersion, servedPorts } = await importTs('@holeshot/shared-core');
  return { contract: contractVersion, ports: servedPorts, modules: await readProvided() };
};
