import { FieldPath, serverTimestamp } from 'firebase/firestore';
import type { OutboxWrite } from '../../writes/outboxStore';
import { withDeletions } from './withDeletions';

/** Returns the arguments of Firestore's `set` for a write: data with server time stamps, and replaced fields. */
export const mergeOf = ({ data, fields, stamps }: Pick<OutboxWrite, 'data' | 'fields' | 'stamps'>) => ({
  data: {
    ...withDeletions(data, fields),
    ...Object.fromEntries(stamps.map((field) => [field, serverTimestamp()])),
  },
  options: {
    mergeFields: [...fields, ...stamps.map((field) => [field])].map((path) => new FieldPath(...path)),
  },
});
