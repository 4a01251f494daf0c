import { passFieldsOf, type CustomField } from '@holeshot/shared-core';
import { cardFigures } from './cardFigures';
import { passColumns } from './passColumns';

const tire: CustomField = {
  ...{ pk: 'tire', title: 'Tire', titleShort: 'Tire', description: '', defaultLastValue: false },
  ...{ isCustomField: true, isNumeric: false, numericFormat: '0' },
};
const labels = (...fieldKeys: string[]) =>
  cardFigures(passColumns(passFieldsOf([tire]), { fieldKeys }, 1320, false)).map(({ label }) => label);

test('a card shows the first columns of its view that it does not have already', () => {
  expect(
    labels('derived.finish_et', 'timeslip.lane', 'timeslip.et_60', 'weather.wind_speed', 'timeslip.et_330'),
  ).toEqual(['60 ft', '330 ft']);
  expect(labels('timeslip.et_60', 'timeslip.et_330', 'timeslip.et_660', 'timeslip.et_1000')).toHaveLength(3);
});

test('short words are shown too, a racer’s own among them', () => {
  expect(labels('custom_fields.tire', 'event.opponent', 'notes', 'timeslip.et_60')).toEqual([
    'Tire',
    'Opponent',
    '60 ft',
  ]);
});
