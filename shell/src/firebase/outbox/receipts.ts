import { Timestamp } from 'firebase/firestore';
import type { DocumentWrite, OutboxWrite } from '../../writes/outboxStore';

/** Lifetime of a receipt: longer than a device stays off before it learns of the answer. */
const lifetimeMs = 90 * 86_400_000;

/** Returns the id of a write's receipt. */
export const receiptOf = ({ id, receipt = id }: OutboxWrite): string => receipt;

/** Returns the path of the receipt of a racer's write. */
export const receiptPath = (uid: string, receipt: string): string => `users/${uid}/receipts/${receipt}`;

/**
 * Creates the write of a receipt. The rules allow to create it, never to change it, so that a write with it counts
 * once however often it is sent.
 * @param now milliseconds
 */
export const receiptWrite = (uid: string, receipt: string, now: number): DocumentWrite => ({
  path: receiptPath(uid, receipt),
  data: { expires_at: Timestamp.fromMillis(now + lifetimeMs) },
  fields: [['expires_at']],
  stamps: [],
});
