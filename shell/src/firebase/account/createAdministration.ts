import type { Firestore } from 'firebase/firestore';
import { map } from 'rxjs';
import {
  ok,
  parseRegistrationSettings,
  present,
  type AdministrationPort,
  type Result,
} from '@holeshot/shared-core';
import { callPages } from './callPages';
import type { Call } from './createCall';
import type { ListenerHealth } from '../database/ListenerHealth';
import { watchDocument } from '../database/watchDocument';

/** Page of the racers who get a notification. */
interface NotifiedPage {
  created: number;
  next: object | null;
}

/** Creates the administration port on callables; the backend decides who is an admin. */
export const createAdministration = (
  database: Firestore,
  call: Call,
  health: ListenerHealth,
): AdministrationPort => {
  const done = async (name: string, data: object): Promise<Result<void>> => {
    const answer = await call<unknown>(name, data);
    return answer.ok ? ok(undefined) : answer;
  };
  return {
    registration$: watchDocument(database, 'systemSettings/app', health).pipe(
      map((stored) => {
        if (stored.state === 'unknown') return stored;
        return present(parseRegistrationSettings(stored.state === 'present' ? stored.value : undefined));
      }),
    ),
    setRegistration: (settings) => done('setRegistration', settings),
    findUser: (search) => call('findUser', search),
    setVehicleLimit: (change) => done('setVehicleLimit', change),
    notify: async ({ uid, ...post }) => {
      const pages = await callPages<NotifiedPage>(call, 'createNotifications', { ...post, userId: uid });
      return pages.ok ? ok({ sent: pages.value.reduce((sum, { created }) => sum + created, 0) }) : pages;
    },
  };
};
