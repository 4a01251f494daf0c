import { mph } from '../../units/units';
import { windOrNeighbour } from './windOrNeighbour';

const _ = undefined;

describe('the wind of a report', () => {
  test('is its own, else that of the nearest report that has one, the earlier first', () => {
    const speeds = [mph(11), _, _, mph(0), _, _, _, mph(4)];
    expect(speeds.map((__, index) => windOrNeighbour(speeds, index).wind_speed)).toEqual([
      11, 11, 0, 0, 0, 0, 4, 4,
    ]);
  });

  test('is unknown, and not calm, where no report has one', () => {
    expect(windOrNeighbour([_, _], 1)).toEqual({ wind_speed: 0, wind_unknown: true });
    expect(windOrNeighbour([mph(0), _], 1)).toEqual({ wind_speed: 0 });
  });
});
