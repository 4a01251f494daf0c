import type { Session, SessionPort } from '../platform/ports/SessionPort';
import { useObservable } from './useObservable';

const notYet: Session = { status: 'unknown' };

/** Whether the signed-in racer may read but not write; false while the session is not known. */
export const useReadOnly = ({ session$ }: SessionPort): boolean => {
  const racer = useObservable(session$, notYet);
  return racer.status === 'signed-in' && !racer.canWrite;
};
