import { tsImport } from 'tsx/esm/api';
import { readProvided } from './provided.mjs';

/** What a shell built from this source gives to remotes: `{ contract, ports, modules }`. */
export const readServed = async () => {
  const { contractVersion, servedPorts } = await tsImport('@holeshot/shared-core', import.meta.url);
  return { contract: contractVersion, ports: servedPorts, modules: await readProvided() };
};
