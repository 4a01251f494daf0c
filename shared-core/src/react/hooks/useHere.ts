import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Location } from '../../domain/entities/Location';
import { isExact, nearestTrack } from '../../domain/pass/nearestTrack';
import { recordOf } from '../../domain/plain/record';
import { predictionKey, readPredictionKey } from '../../domain/prediction/predictionKey';
import type { Ports } from '../../platform/ports/ports';
import { unknown } from '../../platform/values/Loadable';
import type { DevicePosition } from '../device/devicePosition';
import { findGrantedPosition, findPosition } from '../device/findPosition';
import { useObservable } from './useObservable';

/** Remembers on this device that the racer asked for the position, and the track that was nearest to it. */
const key = 'position';

/** Time (ms) after which the racer arrives anew at the same track. */
const visit = 12 * 3_600_000;

interface Arrival {
  trackUid: string | undefined;
  /** Milliseconds. */
  at: number;
}

const arrivalOf = (draft: unknown): Arrival | undefined => {
  if (draft === undefined) return undefined;
  const { trackUid, at } = recordOf(draft);
  return {
    trackUid: typeof trackUid === 'string' ? trackUid : undefined,
    at: typeof at === 'number' ? at : 0,
  };
};

/** Whereabouts of the racer, as far as the app knows them. */
export interface Here {
  /** Uid of the chosen track while the racer is at one of the tracks; another than the nearest if the racer chose it since. */
  trackUid: string | undefined;
  /** Uid of the track that is nearest, at most 12 hours old. */
  nearestUid: string | undefined;
  /** Uid of the track in the settings; undefined while the track goes by the passes. */
  chosenUid: string | undefined;
  /** Chooses a track by hand; the car stays. */
  choose: (trackUid: string) => void;
  isFinding: boolean;
  /** Requests the position and chooses the nearest track; the browser asks the racer first. Returns its uid. */
  find: () => Promise<string | undefined>;
}

/**
 * Chooses the track that the racer is at, in the settings, on arrival there; a choice by hand holds until the next one.
 * The position is read by a tap, and after that wherever the browser does not have to ask.
 * @param tracks undefined until they are known
 */
export const useHere = (
  { drafts, settings, clock, feedback }: Pick<Ports, 'drafts' | 'settings' | 'clock' | 'feedback'>,
  tracks: readonly Location[] | undefined,
  locate = { asking: findPosition, granted: findGrantedPosition },
): Here => {
  const loaded = useObservable(settings.settings$, unknown);
  const selected =
    loaded.state === 'present' ? readPredictionKey(loaded.value.selectedPrediction ?? '') : undefined;
  const [arrival, setArrival] = useState(() => arrivalOf(drafts.read(key)));
  const [isFinding, setFinding] = useState(false);
  const isVisit = (before: Arrival | undefined) => before !== undefined && clock.now() - before.at < visit;

  const choose = (trackUid: string): void => {
    if (trackUid !== selected?.locationUid)
      settings.update({ selectedPrediction: predictionKey(selected?.vehicleUid ?? '', trackUid) });
  };
  const arrive = (position: DevicePosition, isAsked: boolean): string | undefined => {
    const trackUid = nearestTrack(tracks ?? [], position)?.uid;
    const before = arrivalOf(drafts.read(key));
    const isNew = isAsked || !isVisit(before) || before?.trackUid !== trackUid;
    if (trackUid !== undefined && isNew) choose(trackUid);
    const now = { trackUid, at: isNew || before === undefined ? clock.now() : before.at };
    drafts.write(key, now);
    setArrival(now);
    return trackUid;
  };
  // A position comes late, and counts for what is chosen then.
  const latestArrive = useRef(arrive);
  useEffect(() => {
    latestArrive.current = arrive;
  });
  const findSilently = useEffectEvent(locate.granted);
  const canFind = tracks !== undefined && loaded.state !== 'unknown';
  useEffect(() => {
    if (!canFind || drafts.read(key) === undefined) return undefined;
    let isGone = false;
    void findSilently().then((answer) => {
      if (answer?.ok === true && !isGone) latestArrive.current(answer.value, false);
    });
    return () => {
      isGone = true;
    };
  }, [canFind, drafts]);

  const chosen = tracks?.find(({ uid }) => uid === selected?.locationUid)?.uid;
  const nearestUid = isVisit(arrival) ? arrival?.trackUid : undefined;
  return {
    trackUid: nearestUid === undefined ? undefined : chosen,
    nearestUid,
    chosenUid: selected?.locationUid,
    choose,
    isFinding,
    find: async () => {
      setFinding(true);
      const answer = await locate.asking();
      setFinding(false);
      if (!answer.ok) {
        feedback.snackbar({ text: answer.failure.message, color: 'warning' });
        return undefined;
      }
      const trackUid = latestArrive.current(answer.value, true);
      if (trackUid === undefined)
        feedback.snackbar({
          text: isExact(answer.value)
            ? 'None of your tracks is within 3 miles.'
            : 'This device knows its position too roughly to choose a track.',
          color: 'info',
        });
      return trackUid;
    },
  };
};
