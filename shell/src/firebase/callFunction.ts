import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { callErrorMessage, failed, ok, type Result } from '@holeshot/shared-core';
import { buildConfig } from '../buildConfig';
import { localPorts } from '../localPorts';
import { firebaseApp } from './firebaseApp';

const functions = getFunctions(firebaseApp, 'us-central1');

if (buildConfig.local) {
  connectFunctionsEmulator(functions, location.hostname, localPorts(Number(location.port)).functions);
}

interface CallError {
  code?: string;
  message?: string;
  details?: unknown;
}

/**
 * Calls a cloud function; the failure's code is the callable status, or the reason that the function gave.
 * @param name as exported by the functions package
 */
export const callFunction = async <Answer>(name: string, data: object): Promise<Result<Answer>> => {
  try {
    const answer = await httpsCallable<object, Answer>(functions, name, { timeout: 70_000 })(data);
    return ok(answer.data);
  } catch (error) {
    const { code = 'functions/unknown', message = '', details } = error as CallError;
    const reason = (details as { reason?: unknown } | undefined)?.reason;
    const status = code.replace('functions/', '');
    // Without words of the function's own the SDK gives the bare status as the message.
    const sentence = message.includes(' ') ? message : callErrorMessage(status);
    return failed(typeof reason === 'string' ? reason : status, sentence ?? 'Nothing was changed.');
  }
};
