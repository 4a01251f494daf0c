import type { Result } from '../plain/result';
import { readStored, storedId, storedNumber, storedRecord, storedText } from './stored';
import type { UserNotification } from '../entities/UserNotification';

const schema = storedRecord({
  id: storedId,
  title: storedText,
  message: storedText,
  createdAt: storedNumber,
  expiresAt: storedNumber,
});

/**
 * Reads a stored notification.
 * @param stored with the id of its document, its times in milliseconds
 */
export const parseNotification = (stored: unknown): Result<UserNotification> =>
  readStored(schema, 'This notification', stored);
