import { passFieldsOf, type LogEntry } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { passTexts } from './passTexts';

test('a pass is found by its words and by the figures that racers remember', () => {
  const textOf = passTexts(passFieldsOf([]));
  for (const word of [
    "'69 nova",
    'great lakes dragaway',
    'lane 3',
    'big al',
    'fall classic',
    '11.241',
    '118.6',
    '11.15',
    '0.538',
  ])
    expect(textOf(fullPass).text).toContain(word);
});

test('a pass is not found by a figure that nobody remembers, and its day stands apart', () => {
  const { text, day } = passTexts(passFieldsOf([]))(fullPass);
  expect(text).not.toMatch(/4\.612|2026/);
  expect(day).toMatch(/^2026-\d\d-\d\d$/);
});

test('two words that stand in different fields are not one', () => {
  expect(passTexts(passFieldsOf([]))(fullPass).text).not.toContain('dragaway lane');
});

test('the text of a pass is made once, and again where the pass is another record', () => {
  const notes = passFieldsOf([]).find(({ key }) => key === 'notes')!;
  const show = jest.fn(({ notes: text }: LogEntry) => text);
  const textOf = passTexts([{ ...notes, show }]);
  [fullPass, fullPass, fullPass].forEach(textOf);
  expect(show).toHaveBeenCalledTimes(1);
  expect(textOf({ ...fullPass, notes: 'HAZY' }).text).toMatch(/^hazy\n/);
});
