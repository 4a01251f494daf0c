import { Subject } from 'rxjs';
import type { DebugMessage } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';
import { blackedOut } from './blackedOut';

const key = 'holeshot.debugLog';
const limit = 100;

/** Emits when the log of this device has changed. */
export const debugLogChanged$ = new Subject<void>();

const isMessage = (value: unknown): value is DebugMessage => {
  const { at, text } = (value ?? {}) as Partial<Record<keyof DebugMessage, unknown>>;
  return typeof at === 'string' && typeof text === 'string';
};

/** Reads the newest 100 messages, oldest first. */
export const readDebugLog = (): DebugMessage[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage).map(({ at, text }) => ({ at, text })) : [];
  } catch {
    return [];
  }
};

/**
 * Adds a message to the debug log on the device, without its secrets.
 * @param now milliseconds
 */
export const writeDebugLog = (text: string, now = Date.now()): void => {
  const messages = [...readDebugLog(), { at: new Date(now).toISOString(), text: blackedOut(text) }];
  deviceStorage.setItem(key, JSON.stringify(messages.slice(-limit)));
  debugLogChanged$.next();
};

/** Deletes every message. */
export const clearDebugLog = (): void => {
  deviceStorage.removeItem(key);
  debugLogChanged$.next();
};

const wordsOf = (error: unknown): string => {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  try {
    return JSON.stringify(error);
  } catch {
    return String(error);
  }
};

/** Writes an unexpected error to the debug log, the end of all errors that nobody can act on. */
export const reportError = (error: unknown, where: string): void =>
  writeDebugLog(`${where}: ${wordsOf(error)}`);
