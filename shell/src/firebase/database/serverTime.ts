import type { Auth } from 'firebase/auth';

/** Reads the server's clock (ms, at most an hour behind) from the racer's token; NaN while nobody is signed in. */
export const serverTime = async (auth: Auth): Promise<number> =>
  Date.parse((await auth.currentUser?.getIdTokenResult())?.issuedAtTime ?? '');
