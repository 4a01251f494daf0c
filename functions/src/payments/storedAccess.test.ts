import { Timestamp } from 'firebase-admin/firestore';
import { accessUntil } from '../access/accessUntil';
import { storedAccess } from './storedAccess';

const read = (document: Record<string, unknown>) =>
  storedAccess({ get: (field) => document[field as string] });

const end = Timestamp.fromMillis(1_000);

test('a stored subscription gives access to the end of its period', () => {
  const stored = { status: 'active', current_period_end: end, cancel_at_period_end: true };
  expect(read(stored)).toEqual({ status: 'active', currentPeriodEnd: 1_000, cancelAtPeriodEnd: true });
});

test.each([null, undefined, 1_000, 'tomorrow', new Date(1_000), { seconds: 1, nanoseconds: 0 }])(
  'an end of %p, which the webhook never stores, is none',
  (current_period_end) => {
    expect(read({ status: 'active', current_period_end }).currentPeriodEnd).toBeNull();
  },
);

test.each([undefined, null, 'true', 1])('a cancellation of %p is none', (cancel_at_period_end) => {
  expect(read({ status: 'active', current_period_end: end, cancel_at_period_end }).cancelAtPeriodEnd).toBe(
    false,
  );
});

test('a document without a status gives no access', () => {
  expect(accessUntil(null, [read({ current_period_end: end })])).toBe(0);
});
