import { authErrorMessage, failed, ok, type Result, type SignInWay } from '@holeshot/shared-core';

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'auth/internal-error';
};

/** Asks Firebase Auth; a failure has its code and a sentence, and is `cancelled` where the racer called it off. */
export const attempt = async (
  work: () => Promise<unknown>,
  way: SignInWay = 'password',
): Promise<Result<void>> => {
  try {
    await work();
    return ok(undefined);
  } catch (error) {
    const code = codeOf(error);
    const sentence = authErrorMessage(code, way);
    return sentence === undefined ? failed('cancelled', 'Nothing was changed.') : failed(code, sentence);
  }
};
