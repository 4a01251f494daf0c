import type { Session, SessionPort } from '../../platform/ports/SessionPort';
import { useObservable } from './useObservable';

const notYet: Session = { status: 'unknown' };

/** Returns the session, as far as it is known. */
export const useSession = ({ session$ }: SessionPort): Session => useObservable(session$, notYet);
