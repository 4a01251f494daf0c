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
import type { EntryDraft, EntryField } from '../draft/entryDraft';

/** What the form has from a pasted slip, for the words about it. */
export interface PastedSlip {
  /** What was read, in words. */
  read: string[];
  leftOut: string[];
  /** The track as the slip says it. */
  trackName: string | undefined;
  /** The form has the track of the slip, or one that may be it. */
  sameTrack: boolean;
}

/** What a slip has put into the form. */
interface Written {
  texts: [SlipField, string][];
  result?: PassResult;
}

/** Fills a form in from the text of a slip, and remembers what that was. */
export const usePastedSlip = ({
  current,
  location,
  set,
  moveTo,
}: {
  /** What stands in the form. */
  current: () => EntryDraft;
  location: Location | undefined;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  /** Changes the track with what goes along with it. */
  moveTo: (locationUid: string) => void;
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
    // A track brings its clocks along, on which the time of the slip is read.
    if (found && only !== location?.uid) moveTo(only);
    // What another lane or slip had filled in is not of this one, unless the racer has changed it.
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
    if (localTime !== undefined) set('localTime', localTime);
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
        ...Object.keys(fields).map((field) => slipFieldLabels[field as SlipField]),
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
