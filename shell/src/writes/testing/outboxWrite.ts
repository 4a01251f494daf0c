import type { OutboxWrite } from '../outboxStore';

/** Makes a waiting write of Ann to her log book of June. */
export const outboxWrite = (change: Partial<OutboxWrite> = {}): OutboxWrite => ({
  id: 'a',
  uid: 'ann',
  path: 'logBooks/june',
  data: {},
  fields: [],
  stamps: [],
  at: 1,
  state: 'waiting',
  ...change,
});
