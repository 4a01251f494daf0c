import { reasonFailures, type CallReason } from '@holeshot/shared-core';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https';

/** Error of a callable function with a reason that the app knows, and its sentence. */
export const refuse = (status: FunctionsErrorCode, reason: CallReason): HttpsError =>
  new HttpsError(status, reasonFailures[reason], { reason });
