import type { DraftsPort, Location, SlipReading } from '@holeshot/shared-core';
import { useState } from 'react';
import type { EntryDraft, EntryField, SlipFilling } from '../draft/entryDraft';
import { ownLane, type OwnLane } from './ownLane';
import { rememberedCar } from './rememberedCars';
import { slipFilling } from './slipFilling';
import { withoutSlip } from './withoutSlip';

/** Puts a question before each save of a form. */
export type HoldBack = (ask: () => boolean) => () => void;

/** Form that a slip fills in. */
export interface SlipForm {
  /** Returns the draft in event handlers. */
  current: () => EntryDraft;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  /** Changes track or time and all that depends on it. */
  change: (field: 'locationUid' | 'localTime', value: string) => void;
  /** Calls a question before each save, which waits while it returns true; returns the end of that. */
  holdBack: HoldBack;
}

/** Slip that was read, from a text or a photo. */
export interface ReadSlip extends Pick<OwnLane, 'because'> {
  reading: SlipReading;
  /** Index of the racer's lane; undefined until it is known. */
  own: number | undefined;
}

/** Fills a form from a slip. A second slip replaces the first, and Undo takes it out. */
export const useReadSlip = (
  form: SlipForm,
  tracks: readonly Location[],
  drafts: DraftsPort,
): {
  slip: ReadSlip | undefined;
  /** Takes a reading: fills it in, or waits for the racer's lane. */
  take: (reading: SlipReading) => void;
  /** Fills in the reading with another lane as the racer's. */
  choose: (own: number) => void;
  /** Drops a reading whose lane is not known. */
  drop: () => void;
  /** Takes out what the last slip filled in. */
  undo: () => void;
} => {
  const [slip, setSlip] = useState<ReadSlip>();

  const setAll = (values: SlipFilling & Partial<EntryDraft>) => {
    const { locationUid, localTime, ...others } = values;
    // A time is in the track's zone, so the track changes first.
    if (locationUid !== undefined) form.change('locationUid', locationUid);
    if (localTime !== undefined) form.change('localTime', localTime);
    for (const field of Object.keys(others) as (keyof typeof others)[]) {
      const value = others[field];
      if (value !== undefined) form.set(field, value);
    }
  };
  const undo = () => {
    setAll(withoutSlip(form.current()));
    setSlip(undefined);
  };
  const fillIn = (reading: SlipReading, { own, ...why }: OwnLane) => {
    undo();
    const draft = { ...form.current() };
    const [only, another] = reading.track?.uids ?? [];
    const isHere = reading.track?.uids.includes(draft.locationUid) === true;
    const locationUid = another === undefined ? only : isHere ? draft.locationUid : undefined;
    const track = tracks.find(({ uid }) => uid === (locationUid ?? draft.locationUid));
    const distance = track?.track_length ?? 1320;
    const { filling, doubtful } = slipFilling(reading, own, { draft, locationUid, distance });
    setAll(filling);
    const before = Object.fromEntries(
      Object.keys(filling).map((field) => [field, draft[field as keyof SlipFilling]]),
    );
    const car = reading.lanes.length === 2 ? reading.lanes[own]?.car : undefined;
    // The saved pass remembers the car: a tap can be a mistake.
    setAll({ doubtful, fromSlip: { filled: filling, before, ...(car !== undefined && { car }) } });
    setSlip({ reading, own, ...why });
  };
  return {
    slip,
    take: (reading) => {
      const draft = form.current();
      const own = ownLane(
        reading,
        { ...draft, ...withoutSlip(draft) },
        rememberedCar(drafts, draft.vehicleUid),
      );
      if (own === undefined) setSlip({ reading, own });
      else fillIn(reading, own);
    },
    choose: (own) => {
      if (slip !== undefined) fillIn(slip.reading, { own });
    },
    drop: () => setSlip(undefined),
    undo,
  };
};
