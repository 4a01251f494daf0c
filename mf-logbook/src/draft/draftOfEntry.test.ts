import type { CustomField, LogEntry } from '@holeshot/shared-core';
import { fullPass, novaPasses } from '@holeshot/shared-core/testing';
import * as v from 'valibot';
import { draftOfEntry } from './draftOfEntry';
import { entryDraftSchema } from './entryDraft';
import { readRace } from './readRace';
import { readSlip } from './readSlip';

const localTime = '2026-06-20T12:41';
const rpm = { pk: 'launch_rpm' } as CustomField;
const draftOf = (entry: LogEntry, fields: CustomField[] = []) =>
  draftOfEntry(entry, { localTime, repeatedTime: '' }, fields);

test('a stored pass stands in the form as it can be read again', () => {
  const draft = draftOf(fullPass, [rpm]);
  expect(v.parse(entryDraftSchema, draft)).toEqual(draft);
  expect(draft).toMatchObject({
    ...{ passUid: 'full-pass', vehicleUid: 'nova', locationUid: 'great-lakes', localTime },
    ...{ lane: 'Lane 3', notes: fullPass.notes, changes: fullPass.changes, withoutWeather: false },
    custom: { launch_rpm: '4350.5' },
  });
  const { datetime: _, lane: __, result: ___, quality: ____, ...times } = fullPass.timeslip;
  expect(readSlip(draft, 1320)).toEqual({ slip: times, unreadable: [] });
  expect(readRace(draft)).toMatchObject({
    ...fullPass.event,
    opponent_et: expect.closeTo(9.9127, 3) as number,
  });
});

test('a pass without weather, race and times has empty fields', () => {
  const { datetime, lane, quality } = fullPass.timeslip;
  const { event: _, ...pass } = fullPass;
  const bare: LogEntry = {
    ...pass,
    weather: null,
    timeslip: { datetime, lane, quality, result: 'Time Only' },
  };
  expect(draftOf(bare, [rpm])).toMatchObject({
    ...{
      withoutWeather: true,
      et_1320: '',
      reaction_time: '',
      event_name: '',
      opponent_et: '',
      resultByHand: false,
    },
  });
});

test('a result that the race does not give is the racer’s own', () => {
  const race = {
    ...novaPasses.at(-1)!,
    event: { opponent: 'Al', opponent_dial: 9.8, opponent_reaction: 0.3, opponent_et: 9.9 },
  } as LogEntry;
  const by = (result: LogEntry['timeslip']['result']) =>
    draftOf({ ...race, timeslip: { ...race.timeslip, result } }).resultByHand;
  expect([by('Win'), by('Loss')]).toEqual([false, true]);
});

test('a bye is won unless the racer says otherwise', () => {
  const by = (result: LogEntry['timeslip']['result']) =>
    draftOf({ ...fullPass, event: { bye: true }, timeslip: { ...fullPass.timeslip, result } }).resultByHand;
  expect([by('Win'), by('Loss')]).toEqual([false, true]);
});
