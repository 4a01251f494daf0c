import { tsImport } from 'tsx/esm/api';
import { readProvided } from './provided.mjs';

/** What a shell built from this source gives to remotes: `{ contract, ports, modules }`. */
export const readServed = async () => {
  const { contractVersion, servedPorts } = await tsImport('@holeshot/shared-core', import.meta.url);
  const provided = await readProvided();
  return {
    contract: contractVersion,
    ports: servedPorts,
    modules: Object.fromEntries(provided.map(({ key, version }) => [key, version])),
  };
};
