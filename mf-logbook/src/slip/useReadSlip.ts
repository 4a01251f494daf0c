import type { DraftsPort, Location, SlipReading } from '@holeshot/shared-core';
import { useState } from 'react';
import type { EntryDraft, EntryField, SlipFilling } from '../draft/entryDraft';
import type { TakenSlip } from '../typed/takenSlip';
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
  /** Lane and dial that nobody chose: the form proposes them. */
  offered: Partial<Pick<EntryDraft, 'lane' | 'dialin_et'>>;
  /** Calls a question before each save, which waits while it returns true; returns the end of that. */
  holdBack: HoldBack;
}

/** Takes what the form proposes out of the signs of the racer's lane. */
const withoutOffered = (
  { lane, dialin_et }: EntryDraft,
  offered: SlipForm['offered'],
): Pick<EntryDraft, 'lane' | 'dialin_et'> => ({
  lane: lane === offered.lane ? 'Left' : lane,
  dialin_et: dialin_et === offered.dialin_et ? '' : dialin_et,
});

/** Keeping of a slip's photo with the pass. */
export interface PhotoKeeping {
  /** A refusal says why. */
  state: 'none' | 'adding' | 'kept' | { refused: string };
  /** Keeps a photo in place of the one before; without a photo takes that one out. */
  keep: (photo?: Blob) => void;
}

/** Reading whose lane is not known yet, with its photo. */
interface AskedSlip {
  reading: SlipReading;
  photo: Blob | undefined;
}

/** Fills a form from a slip. A second slip replaces the first, and Undo takes it out. */
export const useReadSlip = (
  form: SlipForm,
  tracks: readonly Location[],
  drafts: DraftsPort,
  keeping: PhotoKeeping | undefined,
): {
  /** Reading whose lane the racer must choose. */
  asked: SlipReading | undefined;
  /** Photo of the slip in the form; undefined after a reload. */
  photo: Blob | undefined;
  /** Takes a reading: fills it in, or waits for the racer's lane. */
  take: (reading: SlipReading, photo?: Blob) => void;
  /** Fills in the reading that waits for the racer's lane. */
  choose: (own: number) => void;
  /** Drops a reading whose lane is not known. */
  drop: () => void;
  /** Makes the other lane of the slip in the form the racer's. */
  swap: () => void;
  /** Takes out what the last slip filled in. */
  undo: () => void;
} => {
  const [asked, setAsked] = useState<AskedSlip>();
  const [photo, setPhoto] = useState<Blob>();

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
  const fillIn = (reading: TakenSlip['reading'], { own, ...why }: OwnLane, place?: number) => {
    setAll(withoutSlip(form.current()));
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
    const slip: TakenSlip = { reading, own: own === 1 ? 1 : 0, ...why };
    // The saved pass remembers the car: a tap can be a mistake.
    setAll({
      doubtful,
      fromSlip: {
        ...{ filled: filling, before, slip },
        ...(car !== undefined && { car }),
        ...(place !== undefined && { photo: place }),
      },
    });
  };
  const replace = ({ reading, photo }: AskedSlip, own: OwnLane) => {
    keeping?.keep();
    setPhoto(photo);
    setAsked(undefined);
    fillIn(reading, own);
  };
  return {
    asked: asked?.reading,
    photo,
    take: (reading, photo) => {
      const draft = form.current();
      const own = ownLane(
        reading,
        withoutOffered({ ...draft, ...withoutSlip(draft) }, form.offered),
        rememberedCar(drafts, draft.vehicleUid),
      );
      if (own === undefined) setAsked({ reading, photo });
      else replace({ reading, photo }, own);
    },
    choose: (own) => {
      if (asked !== undefined) replace(asked, { own });
    },
    drop: () => setAsked(undefined),
    swap: () => {
      const { slip, photo } = form.current().fromSlip;
      if (slip !== undefined) fillIn(slip.reading, { own: 1 - slip.own }, photo);
    },
    undo: () => {
      keeping?.keep();
      setPhoto(undefined);
      setAll(withoutSlip(form.current()));
    },
  };
};
