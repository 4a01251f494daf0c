import { headingWords } from './headingWords';

/** Height that a column's pressure is of: the station's own, sea level, or not said. */
export type PressureKind = 'station' | 'sea level' | 'unsaid';

const pressure =
  /\bbaro|\bpress|\bpres\b|luftdruck|\b(in|mm) ?hg\b|\b[hk]pa\b|\bm?bar\b|\bmillibars?\b|\baltimeter\b|\bq[nf][hef]\b|\bm?slp\b|\b(station|stn) p\b/;
/** Pressures of an engine or a bottle, of the water in the air, and heights and changes that pressure tells. */
const other =
  /\b(tires?|tyres?|oil|fuel|boost|psi|trans\w*|manifold|map|nitrous|bottle|brake|vapou?r|partial|grains?|dew|alt|altitude|elevation|density|trend|tendency|change|rate)\b/;
const station = /\b(station|stn|abs|absolute|qfe|raw|un ?corrected|un ?adjusted|actual)\b/;
const seaLevel = /\b(altimeter|sea ?level|sea|qnh|qff|msl|m?slp|rel|relative|reduced|corrected|adjusted)\b/;

/** Returns the height of the pressure that a heading names; undefined where it names no pressure of the air. */
export const pressureKind = (heading: string): PressureKind | undefined => {
  const words = headingWords(heading);
  if (!pressure.test(words) || other.test(words)) return undefined;
  if (/\bun ?(corrected|adjusted)\b/.test(words)) return 'station';
  if (seaLevel.test(words)) return 'sea level';
  return station.test(words) ? 'station' : 'unsaid';
};
