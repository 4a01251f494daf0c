import type { Session, SessionPort } from '../../platform/ports/SessionPort';
import { useObservable } from './useObservable';

const notYet: Session = { status: 'unknown' };

/** Who is signed in, as far as that is known. */
export const useSession = ({ session$ }: SessionPort): Session => useObservable(session$, notYet);
