import { FieldPath, serverTimestamp } from 'firebase/firestore';
import type { OutboxWrite } from '../../writes/outboxStore';
import { withDeletions } from './withDeletions';

/** What Firestore's `set` is given for a write: the data with the server's time stamps, and the fields it replaces. */
export const mergeOf = ({ data, fields, stamps }: Pick<OutboxWrite, 'data' | 'fields' | 'stamps'>) => ({
  data: {
    ...withDeletions(data, fields),
    ...Object.fromEntries(stamps.map((field) => [field, serverTimestamp()])),
  },
  options: {
    mergeFields: [...fields, ...stamps.map((field) => [field])].map((path) => new FieldPath(...path)),
  },
});
