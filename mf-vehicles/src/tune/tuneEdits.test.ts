import { nova } from '@holeshot/shared-core/testing';
import { tuneNumbers, type TuneKey } from '../car/tuneNumbers';
import { editsOfDraft, hasEdits, noEdits, storedText, withEdits, type TuneEdits } from './tuneEdits';

const typed = (numbers: TuneEdits['numbers']): TuneEdits => ({ ...noEdits, numbers });
const problemOf = (key: TuneKey, text: string) => withEdits(nova, typed({ [key]: text })).problems[key];

test('nothing typed changes nothing', () => {
  expect(hasEdits(noEdits)).toBe(false);
  expect(withEdits(nova, noEdits)).toEqual({
    tunes: { base_tune: nova.base_tune, ddpe_tune: nova.ddpe_tune },
    problems: {},
  });
});

test.each<Partial<TuneEdits>>([
  { isAnotherCar: true },
  { numbers: { body_width: '' } },
  { flags: { auto_adjust_disabled: false } },
])('%j is worth keeping', (edits) => {
  expect(hasEdits({ ...noEdits, ...edits })).toBe(true);
});

test('a typed number stands in the tune where the engine looks for it', () => {
  const { tunes, problems } = withEdits(nova, {
    ...typed({ weight_with_driver: '3,150', poly_coeff_max_history_660: '20', wind_effect_1000: '0,8' }),
    flags: { auto_adjust_disabled: true },
  });
  expect(problems).toEqual({});
  expect(tunes.base_tune).toEqual({ ...nova.base_tune, weight_with_driver: 3150, wind_effect_1000: 0.8 });
  expect(tunes.ddpe_tune).toEqual({
    ...nova.ddpe_tune,
    poly_coeff_max_history_660: 20,
    auto_adjust_disabled: true,
  });
});

test.each<[TuneKey, string, string]>([
  ['weight_with_driver', '99', 'Enter a number from 100 to 10,000 lb.'],
  ['weight_with_driver', '', 'Enter a number from 100 to 10,000 lb.'],
  ['drag_coefficient', 'NaN', 'Enter a number from 0.05 to 2. Most cars have 0.35.'],
  ['drag_coefficient', '1e99', 'Enter a number from 0.05 to 2. Most cars have 0.35.'],
  ['poly_coeff_max_history_660', '15.5', 'Enter a whole number from 3 to 500. Most cars have 15.'],
  ['sl_et_zw_660', '0.4', 'Enter a number from 0.5 to 60 s.'],
])('%s of “%s” is refused, and the number stays as it was', (key, text, problem) => {
  const { tunes, problems } = withEdits(nova, typed({ [key]: text }));
  expect(problems).toEqual({ [key]: problem });
  expect(tunes).toEqual({ base_tune: nova.base_tune, ddpe_tune: nova.ddpe_tune });
});

test('the least and the most that may stand there are taken', () => {
  for (const { key, min, max } of tuneNumbers.values())
    expect([problemOf(key, `${min}`), problemOf(key, `${max}`)]).toEqual([undefined, undefined]);
});

test('an emptied base ET is none, and is empty when it is stored', () => {
  const timed = { ...nova, base_tune: withEdits(nova, typed({ sl_et_zw_660: '6.9' })).tunes.base_tune };
  const baseEt = tuneNumbers.get('sl_et_zw_660')!;
  expect(storedText(timed, baseEt)).toBe('6.9');
  const { tunes } = withEdits(timed, typed({ sl_et_zw_660: ' ' }));
  expect(storedText(tunes, baseEt)).toBe('');
});

test.each<[unknown]>([
  [undefined],
  ['text'],
  [{ numbers: { weight_with_driver: 3200 }, flags: {}, isAnotherCar: false }],
  [{ numbers: { another: '1' }, flags: {}, isAnotherCar: false }],
  [{ numbers: {}, flags: { auto_adjust_disabled: 'yes' }, isAnotherCar: false }],
])('a draft of another shape (%j) holds no edits', (draft) => {
  expect(editsOfDraft(draft)).toEqual(noEdits);
});

test('a draft holds the edits that were put into it', () => {
  const edits = { numbers: { body_width: '7' }, flags: { auto_adjust_disabled: true }, isAnotherCar: true };
  expect(editsOfDraft(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
});
