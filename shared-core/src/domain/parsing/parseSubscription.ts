import * as v from 'valibot';
import type { Result } from '../plain/result';
import { readStored, storedNumber, storedRecord } from './stored';
import { subscriptionStatuses, type Subscription } from '../entities/Subscription';

const schema = storedRecord({
  status: v.picklist(subscriptionStatuses, 'is not a known status'),
  current_period_end: v.optional(v.nullable(storedNumber), null),
  cancel_at_period_end: v.optional(v.boolean('is neither yes nor no'), false),
});

/**
 * Reads a stored subscription.
 * @param stored its times in milliseconds
 */
export const parseSubscription = (stored: unknown): Result<Subscription> =>
  readStored(schema, 'This subscription', stored);
