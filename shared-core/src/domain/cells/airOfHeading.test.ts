import { airOfHeading } from './airOfHeading';

test.each([
  ['Outdoor Temperature (°F)', 'outdoors'],
  ['Outside Temp', 'outdoors'],
  ['Temp Out', 'outdoors'],
  ['hum_out', 'outdoors'],
  ['Ambient Temp', 'outdoors'],
  ['Dry Bulb', 'outdoors'],
  ['Temp', 'unsaid'],
  ['Temp (in °F)', 'unsaid'],
  ['Air Temp F', 'unsaid'],
  ['Rel. Hum.', 'unsaid'],
  ['Dew Point (F)', 'unsaid'],
  ['Indoor Temperature(℃)', undefined],
  ['Inside Hum - %', undefined],
  ['temp_in', undefined],
  ['temp_in_f', undefined],
  ['Temp In (°F)', undefined],
  ['Temp In °F', undefined],
  ['Hum In [%]', undefined],
  ['Temp in °F', 'unsaid'],
  ['In Hum', undefined],
  ['Wet Bulb Temp.', undefined],
  ['Heat Index', undefined],
  ['Hi Temp', undefined],
  ['Track Temp', undefined],
  ['Water Temp', undefined],
  ['Trans temp', undefined],
] as const)('%s is of the air %s', (heading, air) => {
  expect(airOfHeading(heading)).toBe(air);
});
