import { passFields, type PassField } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { chartWords } from './chartWords';

test('the line along a narrow axis is told for a step that is no zero', () => {
  const field = (wanted: string): PassField => passFields.find(({ key }) => key === wanted)!;
  const points = novaPasses
    .slice(0, 2)
    .map((entry, index) => ({ entry, x: index / 1000, y: 11 + index / 100 }));
  const axes = { x: field('timeslip.reaction_time'), y: field('timeslip.et_1320') };
  const line = { slope: 10, intercept: 11 };
  expect(chartWords({ points, kind: 'passes', ...axes, line, cars: 1 })).toMatch(
    /R\/T \+0\.0001: 1\/4 ET \+0\.0010, nothing else held constant\.$/,
  );
});

test('density altitude is told by the thousand, as the tune tells it', () => {
  const field = (wanted: string): PassField => passFields.find(({ key }) => key === wanted)!;
  const axes = { x: field('derived.density_altitude'), y: field('derived.finish_et') };
  const line = { slope: 0.000047, intercept: 11 };
  const words = (apart: number) => {
    const points = novaPasses.slice(0, 2).map((entry, index) => ({ entry, x: 800 + index * apart, y: 11 }));
    return chartWords({ points, kind: 'passes', ...axes, line, cars: 1 });
  };
  expect(words(1200)).toMatch(/ DA ft \+1,000: Finish ET \+0\.047, nothing else held constant\.$/);
  expect(words(900)).not.toContain('+1,000');
});
