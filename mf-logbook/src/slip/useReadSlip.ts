import {
  slipFieldLabels,
  type Location,
  type PassResult,
  type SlipField,
  type SlipLane,
  type SlipReading,
} from '@holeshot/shared-core';
import { useState } from 'react';
import { slipTexts } from './slipTexts';
import type { EntryDraft, EntryField, PlaceField } from '../draft/entryDraft';

/** Facts about a pasted slip, for its notes. */
export interface PastedSlip {
  /** Values read, in words. */
  read: string[];
  leftOut: string[];
  /** Track name on the slip. */
  trackName: string | undefined;
  /** The form's track matches the slip. */
  sameTrack: boolean;
}

/** Values that a slip wrote into the form. */
interface Written {
  texts: [SlipField, string][];
  result?: PassResult;
}

/** Fills a form from a slip's text and remembers the written values. */
export const usePastedSlip = ({
  current,
  location,
  set,
  change,
}: {
  /** Returns the form's draft. */
  current: () => EntryDraft;
  location: Location | undefined;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  /** Changes track or time and all that depends on it. */
  change: (field: PlaceField, value: string) => void;
}): {
  pasted: PastedSlip | undefined;
  fillIn: (lane: SlipLane, reading: SlipReading) => void;
  forget: () => void;
} => {
  const [pasted, setPasted] = useState<PastedSlip>();
  const [written, setWritten] = useState<Written>({ texts: [] });
  const fillIn = ({ lane, fields, result }: SlipLane, reading: SlipReading) => {
    const { track, localTime, timeDoubtful, leftOut } = reading;
    const [only, another] = track?.uids ?? [];
    const found = only !== undefined && another === undefined;
    const sameTrack = found || (location !== undefined && track?.uids.includes(location.uid) === true);
    // The slip's time is in the track's zone, so the track changes first.
    if (found && only !== location?.uid) change('locationUid', only);
    // Clears values of an earlier lane or slip that the racer has not changed.
    const draft = current();
    for (const [field, text] of written.texts) if (draft[field] === text) set(field, '');
    if (written.result !== undefined && draft.result === written.result) {
      set('result', 'Time Only');
      set('resultByHand', false);
    }
    const texts = slipTexts(fields);
    for (const [field, text] of texts) set(field, text);
    setWritten({ texts, ...(result && { result }) });
    if (lane !== undefined) set('lane', lane);
    if (localTime !== undefined) change('localTime', localTime);
    if (result !== undefined) {
      set('result', result);
      set('resultByHand', true);
    }
    const doubts = Object.entries(fields).filter(([, number]) => number.doubtful);
    set('doubtful', [
      ...doubts.map(([field]) => field as SlipField),
      ...(timeDoubtful ? ['localTime' as const] : []),
      ...(track !== undefined && (!sameTrack || track.doubtful) ? ['locationUid' as const] : []),
    ]);
    setPasted({
      read: [
        ...(sameTrack ? ['Track'] : []),
        ...(localTime === undefined ? [] : ['Time']),
        ...(lane === undefined ? [] : ['Lane']),
        ...Object.entries(fields).map(
          ([field, { from }]) =>
            `${slipFieldLabels[field as SlipField]}${from === undefined ? '' : ` (from ${from})`}`,
        ),
        ...(result === undefined ? [] : ['Result']),
      ],
      leftOut,
      trackName: track?.name,
      sameTrack,
    });
  };
  const forget = () => {
    setPasted(undefined);
    setWritten({ texts: [] });
  };
  return { pasted, fillIn, forget };
};
