import { raceDay, type ClockPort, type DraftsPort } from '@holeshot/shared-core';
import { useNow } from '@holeshot/shared-core/react';
import { useState } from 'react';
import * as v from 'valibot';

const stored = v.record(v.string(), v.string());
const minute = 60_000;

/** A text that is kept. */
export interface DraftText {
  /** What it is at first, where it then stays for ever; another is empty on each new race day. */
  lasting?: string;
}

/**
 * Texts that stay on the device from one visit to the next, for ever or for the race day on which they were typed, by
 * the clocks of the device: another day's air and box are others.
 * @param key what they are kept under
 */
export const useDraftTexts = <Name extends string>(
  drafts: DraftsPort,
  clock: ClockPort,
  key: string,
  asked: Record<Name, DraftText>,
): [Record<Name, string>, (name: Name, text: string) => void] => {
  const [kept, setKept] = useState<Record<string, string>>(() => {
    const read = v.safeParse(stored, drafts.read(key));
    return read.success ? read.output : {};
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = raceDay(new Date(useNow(clock, minute)).toISOString(), timeZone) ?? '';
  const texts = {} as Record<Name, string>;
  for (const [name, { lasting }] of Object.entries<DraftText>(asked) as [Name, DraftText][])
    texts[name] = (lasting !== undefined || kept['day'] === day ? kept[name] : undefined) ?? lasting ?? '';
  return [
    texts,
    (name, text) => {
      const next = { ...texts, [name]: text, day };
      setKept(next);
      drafts.write(key, next);
    },
  ];
};
