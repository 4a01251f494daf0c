import { tsImport } from 'tsx/esm/api';

/**
 * What a remote needs and a published shell does not serve, as `logBooks 2`; none where no shell is known.
 * @param {object} remote the remote's pointer
 * @param {object | undefined} shell the shell's
 */
export const unservedBy = async (remote, shell) => {
  const { unserved } = await tsImport('../../shared-core/src/platform/unserved.ts', import.meta.url);
  return unserved(remote, shell);
};
