import { defaultDashboardWidgets } from '@holeshot/shared-core';
import { hostileValue } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { widgetPlaces } from './widgetPlaces';

const pomona = { title: 'Pomona', lat: 34, lng: -117 };

describe('the places of a weather widget', () => {
  test('are three for a new racer', () => {
    const stored = defaultDashboardWidgets.find(({ widget }) => widget.includes('weather'));
    expect(widgetPlaces({ ...stored }).map(({ title }) => title)).toEqual([
      'Pomona Dragstrip',
      'Indianapolis Raceway Park',
      'Gainesville Raceway',
    ]);
  });

  test('are none where none are stored', () => {
    expect(widgetPlaces(undefined)).toEqual([]);
    expect(widgetPlaces({ places: 'Pomona' })).toEqual([]);
  });

  test('are on earth, whatever is stored', () => {
    expect(widgetPlaces({ places: [pomona, { ...pomona, lat: 91 }, { ...pomona, lng: '7' }] })).toEqual([
      pomona,
    ]);
    fc.assert(
      fc.property(fc.array(hostileValue), (places) => {
        for (const { title, lat, lng } of widgetPlaces({ places })) {
          expect(typeof title).toBe('string');
          expect(Math.abs(lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        }
      }),
    );
  });
});
