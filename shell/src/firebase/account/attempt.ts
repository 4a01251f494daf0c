import { authFailure, ok, type Result, type SignInWay } from '@holeshot/shared-core';

/** Calls Firebase Auth; a failure has its code and a sentence, and is `cancelled` if the racer canceled. */
export const attempt = async (
  work: () => Promise<unknown>,
  way: SignInWay = 'password',
): Promise<Result<void>> => {
  try {
    await work();
    return ok(undefined);
  } catch (error) {
    return { ok: false, failure: authFailure(error, way) };
  }
};
