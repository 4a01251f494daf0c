import type { CallableRequest } from 'firebase-functions/v2/https';
import type { EmulatorAccount } from './emulatorAccount';

/** Builds the request for a callable that runs inside the test, with the test's settings. */
export const requestOf = ({ uid, email }: EmulatorAccount, data: unknown = null): CallableRequest =>
  ({
    auth: { uid, token: { email, auth_time: Date.now() / 1000 } },
    data,
    rawRequest: { headers: {} },
  }) as unknown as CallableRequest;
