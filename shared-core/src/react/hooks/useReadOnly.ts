import type { SessionPort } from '../../platform/ports/SessionPort';
import { useSession } from './useSession';

/** Tells whether the signed-in racer may read but not write; false while the session is unknown. */
export const useReadOnly = (session: SessionPort): boolean => {
  const racer = useSession(session);
  return racer.status === 'signed-in' && !racer.canWrite;
};
