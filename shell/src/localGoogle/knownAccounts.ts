import { deviceStorage } from '../device/deviceStorage';

/** Somebody with an account at Google, as far as the local emulators care. */
export interface GoogleAccount {
  email: string;
  name: string;
}

const key = 'holeshot.localGoogle';

const isAccount = (value: unknown): value is GoogleAccount => {
  const { email, name } = (value ?? {}) as Partial<GoogleAccount>;
  return typeof email === 'string' && typeof name === 'string';
};

/** The accounts chosen on this device before, the last one first. */
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
