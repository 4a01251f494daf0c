import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';

/** Creates the store of an outbox in memory: it outlives a restart of the app, and tabs can share it. */
export const createMemoryStore = (): WriteStore & { rows: Map<string, OutboxWrite> } => {
  const rows = new Map<string, OutboxWrite>();
  return {
    rows,
    put: (write) =>
      Promise.resolve(void rows.set(write.id, JSON.parse(JSON.stringify(write)) as OutboxWrite)),
    remove: (id) => Promise.resolve(void rows.delete(id)),
    of: (uid) =>
      Promise.resolve([...rows.values()].filter((row) => row.uid === uid).sort((a, b) => a.at - b.at)),
  };
};
