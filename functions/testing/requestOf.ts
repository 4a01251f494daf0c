import type { CallableRequest } from 'firebase-functions/v2/https';
import type { EmulatorAccount } from './emulatorAccount';

/** What a callable is given where it runs in the test itself, whose settings then are its own. */
export const requestOf = ({ uid, email }: EmulatorAccount, data: unknown = null): CallableRequest =>
  ({
    auth: { uid, token: { email, auth_time: Date.now() / 1000 } },
    data,
    rawRequest: { headers: {} },
  }) as unknown as CallableRequest;
