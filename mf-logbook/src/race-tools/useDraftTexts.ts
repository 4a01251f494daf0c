import { raceDay, type ClockPort, type DraftsPort } from '@holeshot/shared-core';
import { deviceZone, useNow } from '@holeshot/shared-core/react';
import { useState } from 'react';
import * as v from 'valibot';

const stored = v.record(v.string(), v.string());
const minute = 60_000;

/** Text that the device stores. */
export interface DraftText {
  /** First value of a text that stays forever; others are empty on each new race day. */
  lasting?: string;
  /** Text that the app knows; it stands until another is typed. */
  known?: string | undefined;
  /** Owner of a typed text: with another owner the text is empty again. */
  of?: string;
}

/**
 * Holds texts on the device from one visit to the next, forever or for the race day of their typing, by the device's
 * clock: another day has other air and another box.
 * @param key of the draft
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
  const timeZone = deviceZone();
  const day = raceDay(new Date(useNow(clock, minute)).toISOString(), timeZone) ?? '';
  const texts = {} as Record<Name, string>;
  const typed: Partial<Record<Name, string>> = {};
  const owner = (name: string) => `${name} of`;
  for (const [name, { lasting, known, of }] of Object.entries<DraftText>(asked) as [Name, DraftText][]) {
    const holds = (lasting !== undefined || kept['day'] === day) && kept[owner(name)] === of;
    const text = holds ? kept[name] : undefined;
    if (text !== undefined)
      Object.assign(typed, { [name]: text, ...(of !== undefined && { [owner(name)]: of }) });
    texts[name] = text ?? lasting ?? known ?? '';
  }
  return [
    texts,
    (name, text) => {
      const { of } = asked[name];
      const next = { ...typed, [name]: text, ...(of !== undefined && { [owner(name)]: of }), day };
      setKept(next);
      drafts.write(key, next);
    },
  ];
};
