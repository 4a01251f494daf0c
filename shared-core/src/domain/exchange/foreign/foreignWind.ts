import { saysNone } from '../../cells/readCellNumber';
import type { Feet } from '../../units/units';
import { compassDegrees } from '../../weather/wind/compassDegrees';
import type { ForeignCells } from './foreignCells';

/** Wind of a row in mph, and degrees that it comes from; a missing one is unknown. */
export interface ForeignWind {
  speed?: number;
  from?: number;
}

const calm = /^(calm|still|none|no wind|0)$/i;
const variable = /^(vrb|var|variable|calm|still|light( and variable)?|none|no wind)$/i;
const words: [RegExp, string][] = [
  [/north(erly|ern)?/gi, 'N'],
  [/south(erly|ern)?/gi, 'S'],
  [/east(erly|ern)?/gi, 'E'],
  [/west(erly|ern)?/gi, 'W'],
];

/** Returns the degrees of a direction in letters or words, such as `SSW` or `South West`. */
const degreesOf = (text: string): number | undefined => {
  const letters = words
    .reduce((left, [word, letter]) => left.replace(word, letter), text)
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  return compassDegrees(letters);
};

/** Direction before or behind a speed, and a gust behind it: `SW 5`, `5 mph SW`, `VRB 5`, `5G8`. */
const combined =
  /^(?:([a-z]{1,3})\s*(?:@\s*)?)?(\d{1,3}(?:[.,]\d+)?)(?:\s*(?:g|gust[a-z]*)\s*\d+)?(?:\s*(mph|kts?|knots|km\/?h|m\/s))?(?:\s*([nesw]{1,3}))?\s*$/i;

/** Reads the wind of a row. Words that say no wind, or none in numbers, leave it unknown and never refuse the row. */
export const foreignWind = (cells: ForeignCells, elevation: Feet): ForeignWind => {
  const [speedText, fromText] = [cells.text('wind_speed').slice(0, 40), cells.text('wind_from').slice(0, 40)];
  if (speedText === '' && fromText === '') return {};
  const wind: ForeignWind = {};
  const [, before = '', digits, unit = '', behind = ''] = combined.exec(speedText) ?? [];
  if (calm.test(speedText)) wind.speed = 0;
  else if (digits !== undefined) wind.speed = cells.number('wind_speed', elevation, `${digits} ${unit}`) ?? 0;
  else if (!saysNone(speedText) && !variable.test(speedText)) cells.leaveOut('wind_speed', 'no wind speed');
  const turned = /^\d+(\.\d+)? ?(°|deg\w*)?$/i.test(fromText)
    ? cells.number('wind_from', elevation)
    : undefined;
  const from = degreesOf(fromText) ?? turned ?? degreesOf(before || behind);
  if (from !== undefined && from <= 360) wind.from = from;
  else if (!saysNone(fromText) && !variable.test(fromText)) cells.leaveOut('wind_from', 'no direction');
  return wind;
};
