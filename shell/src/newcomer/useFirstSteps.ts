import { useEffect, useMemo } from 'react';
import { unknown, type Loadable, type Ports } from '@holeshot/shared-core';
import { useObservable, useSession } from '@holeshot/shared-core/react';
import { newcomers$ } from './newcomers';
import { setNewcomer } from './setNewcomer';

/** One of the first steps of a racer. */
export interface Step {
  label: string;
  why: string;
  path: `/${string}`;
  /** Undefined until it is known. */
  done: boolean | undefined;
}

/** Ports that tell which steps are done. */
export type StepPorts = Pick<Ports, 'vehicles' | 'locations' | 'logBooks' | 'session'>;

const isThere = ({ state }: Loadable<unknown>): boolean | undefined =>
  state === 'unknown' ? undefined : state === 'present';

/** Returns the first steps of a racer, from a car to the first number, and remembers who has not seen it yet. */
export const useFirstSteps = ({ vehicles, locations, logBooks, session }: StepPorts): Step[] => {
  const cars = useObservable<Loadable<unknown>>(vehicles.vehicles$, unknown);
  const tracks = useObservable<Loadable<unknown>>(locations.locations$, unknown);
  const newest$ = useMemo(() => logBooks.newest$(), [logBooks]);
  const passes = useObservable<Loadable<unknown>>(newest$, unknown);
  const racer = useSession(session);
  const uid = racer.status === 'signed-in' ? racer.uid : undefined;
  const newcomers = useObservable(newcomers$, newcomers$.value);
  const isNew = uid !== undefined && newcomers.includes(uid);
  const steps: Step[] = [
    {
      label: 'Add your vehicle',
      why: 'The car or bike you race, with its weight.',
      path: '/vehicles',
      done: isThere(cars),
    },
    {
      label: 'Add your track',
      why: 'Its weather station measures the air.',
      path: '/locations',
      done: isThere(tracks),
    },
    {
      label: 'Log a pass',
      why: 'Predictions start with the first slip.',
      path: '/logbook',
      done: isThere(passes),
    },
  ];
  const isBegun = steps.some(({ done }) => done === false);
  const isRead = steps.every(({ done }) => done !== undefined);
  // A log book that comes late counts as empty: it makes nobody a newcomer.
  const isBare = steps.some(({ done, path }) => done === false && path !== '/logbook');
  useEffect(() => {
    if (isBare && uid !== undefined) setNewcomer(uid, true);
  }, [isBare, uid]);
  return [
    ...steps,
    {
      label: 'See your number',
      why: 'The ET of your car in the air now, with its range.',
      path: '/predictions',
      done: isRead ? !isBegun && !isNew : undefined,
    },
  ];
};
