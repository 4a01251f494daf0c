import { Subject } from 'rxjs';
import type { DebugMessage } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.debugLog';
const limit = 100;

/** Emits when the log of this device has changed. */
export const debugLogChanged$ = new Subject<void>();

const blackedOut = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z][\w-]*/gi, '█@█')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '█token█')
    .replace(/\b[0-9a-f]{32,}\b/gi, '█token█')
    .replace(/(token|apikey|password|oobCode)(["':=\s]+)[^\s&"',]+/gi, '$1$2█');

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
 * Adds a message to the debug log on the device, without tokens and addresses.
 * @param now milliseconds
 */
export const writeDebugLog = (text: string, now = Date.now()): void => {
  const messages = [
    ...readDebugLog(),
    { at: new Date(now).toISOString(), text: blackedOut(text).slice(0, 500) },
  ];
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
