import { tsImport } from 'tsx/esm/api';

/** What a shell built from this source gives to remotes: `{ contract, ports }`. */
export const readServed = async () => {
  const { contractVersion, servedPorts } = await tsImport('@holeshot/shared-core', import.meta.url);
  return { contract: contractVersion, ports: servedPorts };
};
