import { createMemoryPlatform, racerSession, type MemorySeed } from '@holeshot/shared-core/testing';
import { BehaviorSubject } from 'rxjs';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { Racer } from '../Backend';

const done = (): Promise<void> => Promise.resolve();

/**
 * Opens a racer's data in memory.
 * @param writes what the outbox holds, which sends nothing
 */
export const createMemoryRacer = (
  uid: string,
  seed: MemorySeed = {},
  writes: readonly OutboxWrite[] = [],
): Racer => {
  const ports = createMemoryPlatform({ ...seed, session: { ...racerSession, uid } });
  const writes$ = new BehaviorSubject([...writes]);
  const drop = (id: string): void => writes$.next(writes$.value.filter((write) => write.id !== id));
  return {
    uid,
    outbox: {
      writes$,
      write: () => undefined,
      stored: () => Promise.resolve(true),
      retry: drop,
      restore: drop,
      discard: (id) => done().then(() => drop(id)),
      load: done,
      loaded: done,
      read: done,
      settle: done,
      isUnsettled: () => false,
    },
    settings$: ports.settings.settings$,
    updateUser: (patch) => ports.settings.update(patch),
    vehicles$: ports.vehicles.vehicles$,
    saveVehicle: (vehicle) => ports.vehicles.save(vehicle),
    deletedVehicles: ports.vehicles,
    tunes: ports.tunes,
    locations$: ports.locations.locations$,
    saveLocation: (location, before) => ports.locations.save(location, before),
    deleteLocation: (locationUid) => ports.locations.delete(locationUid),
    logBooks: {
      ...ports.logBooks,
      restore: (pass) => ports.deletedPasses.restore(pass),
      newest$: ports.logBooks.newest$(),
      entries$: ports.logBooks.entries$(),
    },
    deletedPasses: ports.deletedPasses,
    pictures$: (logEntryUid) => ports.passPictures.pictures$(logEntryUid),
    views: ports.logBookViews,
    predictions: ports.predictions,
    customFields$: ports.customFields.fields$,
    saveCustomField: (field) => ports.customFields.save(field),
    deleteCustomField: (pk) => ports.customFields.delete(pk),
    exchange: {
      ...ports.exchange,
      stored: async (request) => {
        const stored = await ports.exchange.stored(request);
        if (stored.ok) return stored.value;
        throw new Error(stored.failure.message);
      },
    },
    unreadable: {
      passes: ports.unreadable.rows$('passes'),
      vehicles: ports.unreadable.rows$('vehicles'),
      locations: ports.unreadable.rows$('locations'),
      customFields: ports.unreadable.rows$('customFields'),
    },
  };
};
