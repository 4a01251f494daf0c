import { ok } from '@holeshot/shared-core';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { BehaviorSubject, NEVER } from 'rxjs';
import type { Backend, Racer } from '../Backend';

/** A backend in memory, whose racer comes and goes as a test says. */
export interface MemoryBackend extends Backend {
  /** Uids of the racers whose data were cleared from the device. */
  cleared: string[];
  racer$: BehaviorSubject<Racer | undefined>;
}

/** Starts a backend in memory; nobody is signed in. */
export const createMemoryBackend = (seed: MemorySeed = {}): MemoryBackend => {
  const ports = createMemoryPlatform(seed);
  const racer$ = new BehaviorSubject<Racer | undefined>(undefined);
  const cleared: string[] = [];
  return {
    racer$,
    cleared,
    account: {
      ...ports.account,
      signOutAndClear: () => {
        if (racer$.value !== undefined) cleared.push(racer$.value.uid);
        return ports.account.signOut();
      },
    },
    administration: ports.administration,
    notifications: { ...ports.notifications, broken$: ports.unreadable.rows$('notifications') },
    subscription: ports.subscription,
    callProofs: ports.predictions,
    refused$: NEVER,
    weatherToken: () => Promise.resolve(ok('memory')),
    end: () => racer$.complete(),
  };
};
