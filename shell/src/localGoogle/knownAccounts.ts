import { deviceStorage } from '../device/deviceStorage';

/** A Google account for the local emulators. */
export interface GoogleAccount {
  email: string;
  name: string;
}

const key = 'holeshot.localGoogle';

const isAccount = (value: unknown): value is GoogleAccount => {
  const { email, name } = (value ?? {}) as Partial<GoogleAccount>;
  return typeof email === 'string' && typeof name === 'string';
};

/** The Google accounts chosen on this device before, the latest first. */
export const knownAccounts = {
  read: (): GoogleAccount[] => {
    try {
      const stored: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isAccount) : [];
    } catch {
      return [];
    }
  },
  add: (account: GoogleAccount): void => {
    const others = knownAccounts.read().filter(({ email }) => email !== account.email);
    deviceStorage.setItem(key, JSON.stringify([account, ...others].slice(0, 5)));
  },
};
