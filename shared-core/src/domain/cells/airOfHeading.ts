import { headingWords } from './headingWords';

/** Air that a thermometer or hygrometer hangs in. */
export type HeadingAir = 'outdoors' | 'unsaid';

/** Rooms, engines, roads, wet bulbs, felt and extreme temperatures. */
const elsewhere = new RegExp(
  '\\b(' +
    'indoors?|inside|interior|innen\\w*|binnen\\w*|intérieure?|inomhus|trailer|garage|house|room|console|cabin|shop|motorhome|' +
    'wet ?bulb|wet|wb|wbgt|globe|heat|index|chill|feels?|felt|gefühlt\\w*|apparent|thw|thsw|virtual|' +
    'hi|high|highest|lo|low|lowest|max|maximum|min|minimum|trend|change|delta|predicted|forecast|corrected|' +
    'track|lane|surface|asphalt|concrete|line|water|oil|coolant|engine|motor|block|trans\\w*|egt|exhaust|intake|iat|' +
    'inlet|manifold|carb|box|fuel|tires?|tyres?|heads?|cyl\\w*|rear|converter|brakes?|clutch|plugs?|soil|leaf|' +
    'battery|cpu|cell|bottle|ecu|launch|start|shutdown|finish' +
    ')\\b|^in\\b|\\bin$',
);
/** Unit at the end of a heading, in brackets or behind an `In` that names the place: `Temp In (°F)`, `temp_in_f`. */
const unitAtEnd = /[([][^()[\]]*[)\]]\s*$|(?<=_in|\bIn)[ _-]+(°?[FCfc]|%|[Dd]eg\w*)$/;
const outdoors =
  /\bout(side|doors?)?\b|\bexterior\b|\bambient\b|\bdry ?bulb\b|\boat\b|aussen|außen|\bbuiten|\bextérieure?\b|\butomhus\b/;

/** Longest heading that is read, in characters. */
const longest = 80;

/**
 * Tells which air a heading with a temperature, a humidity or a dew point is about; undefined for any other than the
 * air at the track. Of several columns the one outdoors comes first.
 */
export const airOfHeading = (heading: string): HeadingAir | undefined => {
  const words = headingWords(heading.slice(0, longest).replace(unitAtEnd, ''));
  if (elsewhere.test(words)) return undefined;
  return outdoors.test(words) ? 'outdoors' : 'unsaid';
};
