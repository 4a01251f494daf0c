import type { Auth } from 'firebase/auth';

/** The server's clock in milliseconds, at most an hour behind: when it issued the racer's token; NaN while nobody is signed in. */
export const serverTime = async (auth: Auth): Promise<number> =>
  Date.parse((await auth.currentUser?.getIdTokenResult())?.issuedAtTime ?? '');
