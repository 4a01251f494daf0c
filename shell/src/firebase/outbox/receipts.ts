import { Timestamp } from 'firebase/firestore';
import type { DocumentWrite, OutboxWrite } from '../../writes/outboxStore';

/** Longer than a device stays off that was stopped before it heard that a write was taken. */
const keptMs = 90 * 86_400_000;

/** What the server remembers a write by. */
export const receiptOf = ({ id, receipt = id }: OutboxWrite): string => receipt;

/** Where the server remembers that it has taken a write of a racer. */
export const receiptPath = (uid: string, receipt: string): string => `users/${uid}/receipts/${receipt}`;

/**
 * The write of a receipt. The rules let it be made, never changed: so a write that comes along with it is taken once,
 * however often it is sent.
 * @param now milliseconds
 */
export const receiptWrite = (uid: string, receipt: string, now: number): DocumentWrite => ({
  path: receiptPath(uid, receipt),
  data: { expires_at: Timestamp.fromMillis(now + keptMs) },
  fields: [['expires_at']],
  stamps: [],
});
