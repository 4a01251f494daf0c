import { feet, inHg } from '../../units/units';
import { pressureLevels } from './pressureLevels';

test.each([
  ['29.18 at 742 ft is that of the track', 29.18, 742, { station: true, sea: false, same: false }],
  ['29.97 at 742 ft is set to sea level', 29.97, 742, { station: false, sea: true, same: false }],
  ['29.66 at 300 ft may be both', 29.66, 300, { station: true, sea: true, same: false }],
  ['30.00 at 20 ft is the same at both', 30, 20, { station: true, sea: true, same: true }],
  ['24.90 at 742 ft is of another place', 24.9, 742, { station: false, sea: false, same: false }],
  ['24.60 at 5,860 ft is that of the track', 24.6, 5860, { station: true, sea: false, same: false }],
  ['29.85 on a track below the sea may be both', 29.85, -100, { station: true, sea: true, same: false }],
])('%s', (_, pressure, elevation, levels) => {
  expect(pressureLevels(inHg(pressure), feet(elevation))).toEqual(levels);
});
