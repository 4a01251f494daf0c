import { airOfHeading } from '../../cells/airOfHeading';
import { headingWords } from '../../cells/headingWords';
import { pressureKind } from '../../cells/pressureKind';
import type { ColumnTarget, ColumnUnit } from './columnTargets';

/** Words of columns about something else, whatever other words stand in their heads. */
const foreign =
  /\b(opponent|opp|other|their|predicted|prediction|projected|target|goal|corrected|correction|sae|msa|margin|mov|split|interval|delta|diff(erence)?|density|da|weight|rank|points?|vapou?r|grains?|best|avg|average|slope|breakout)\b/;
/** Words of columns that hold numbers of the car or of the day, which no slip has. */
const numberOfSomethingElse =
  /\b(temp\w*|press\w*|baro\w*|hum\w*|rpm|psi|volts?|alt(itude)?|elev\w*|wind|gust|chill|hi|lo|low|boost|timing|jets?|launch|tires?|tyres?|fuel|age|year|class|no|number|id|lbs?)\b/;
/** Two numbers with a dash or a word between them: an interval such as 0-60 or 1/8 to 1/4. */
const interval = /\d *(-|–|—|to) *\d/i;

const distances: [660 | 1000 | 1320, RegExp][] = [
  [660, /(^|\D)660(\D|$)|1 ?\/ ?8|\beighth?\b|\b8th\b|\b201 ?m\b/],
  [1000, /(^|\D)1000(\D|$)/],
  [1320, /(^|\D)1320(\D|$)|1 ?\/ ?4|\bquarter\b|\b402 ?m\b/],
];
/** Beams that take no speed. */
const timeOnly = /(^|[^\d.])(60|330|594)([^\d.]|$)|\bsixty\b/;

/** Words that begin the columns of the other lane. */
const opponent = /\b(opponent|opp|their)( ?s)?\b/;

/** Meaning of a column in the other lane; the app stores no more of it. */
const ofOpponent: Partial<Record<HeadTarget, ColumnTarget>> = {
  dialin_et: 'event.opponent_dial',
  reaction_time: 'event.opponent_reaction',
  et_finish: 'event.opponent_et',
  et_1320: 'event.opponent_et',
  et_660: 'event.opponent_et',
  mph_finish: 'event.opponent_mph',
  mph_1320: 'event.opponent_mph',
  mph_660: 'event.opponent_mph',
};

/** Tells whether words name who drives, or in what. */
export const isNameOfCar = (text: string): boolean => /^(name|driver|car( no)?|vehicle)?$/.test(text);

const speed = /\b(mph ?[12]?|speed|km ?\/ ?h|kmh|kph|trap)\b/;

const isAir = (text: string): boolean => airOfHeading(text) !== undefined;

/** Words of each meaning, and others that forbid it; the first match counts. */
const words: [HeadTarget, RegExp | ((text: string) => boolean), RegExp?][] = [
  ['notes', /\b(notes?|comments?|remarks?|memo)\b/],
  ['changes', /\b(changes?|changed|setup|adjustments?)\b/],
  ['dialin_et', /\bdial|^(\w )?(index|di)$/, /\bheat\b/],
  ['reaction_time', /\breact|\breaction|\br ?\/? ?t\b|\breaktion|^light$/],
  [
    'setup.throttle_stop',
    /\bthrottle ?stop\b|^(t ?\/? ?s|stop) ?timer?( s| secs?| seconds)?$/,
    /\b(start|begin|on|off|open\w*|level|percent|rpm|position|blade|ratio)\b|%/,
  ],
  ['stop', /^(t ?\/? ?s|stop|timer)( s| secs?| seconds)?$/],
  ['setup.delay', /\bdelay\b/, /\b(shift|stage|nitrous|nos|fuel|spark|boost|rain|weather|reason)\b/],
  ['dew_point', (text) => /\bdew|\btaupunkt|^dp$/.test(text) && isAir(text)],
  ['wind_from', /\bwind.*(dir|from|deg|angle|richtung)|\bdir.*wind/, /\b(gust|hi|high|max)\b/],
  [
    'wind_speed',
    /\bwind/,
    /\b(gusts?|chill|run|samp\w*|hi|high|max|head|tail|cross|component|dir\w*|deg\w*|from)\b/,
  ],
  ['humidity', (text) => /\bhum|\brh\b|feucht/.test(text) && isAir(text)],
  ['pressure', (text) => pressureKind(text) !== undefined],
  ['air_temp', (text) => /\btemp|^°[fc]$|\bdry ?bulb\b|\boat\b|^ambient$/.test(text) && isAir(text)],
  ['et_60', /(^|[^\d.])60([^\d.]|$)|\bsixty\b/, speed],
  ['et_330', /(^|\D)330(\D|$)/, speed],
  ['et_594', /(^|\D)594(\D|$)/, speed],
  ['winner', /^winner( lane| name)?$|^win(ning)? lane$|^won by$/],
  ['lane', /\blane\b|\bbahn\b|^ln$|^l ?\/ ?r$/, /\b(choice|temp\w*|prep|conditions?|no)\b/],
  ['quality', /\bquality\b/],
  ['result', /\bresults?\b|^w ?\/ ?l$|^win( ?\/? ?loss)?$|\boutcome\b/],
  [
    'track',
    /\btrack\b|\blocation\b|\b(drag ?)?strip\b|\bfacility\b|\bvenue\b|\braceway\b|\bdragway\b/,
    /\b(length|temp\w*|surface|conditions?|elev\w*|alt\w*|prep|id|no|psi|press\w*|baro\w*|city|state|lat\w*|lon\w*|time ?zone)\b/,
  ],
  [
    'vehicle',
    /\bvehicle\b|\bcar\b|\bbike\b|\bmotorcycle\b|\bdragster\b|\bfahrzeug\b/,
    /\b(number|no|class|speed|temp\w*|year)\b/,
  ],
  ['event.class', /^(event |race |car |vehicle )?(class|category|klasse)( name)?$/],
  ['event.round', /^(event |race )?(round|rnd|rd|runde)( no| number)?$/],
  ['event.name', /^(event|meet|meeting|race)( name| title)$|^(event|meet|meeting|veranstaltung)$/],
  [
    'date',
    /\bdate\b|\bdatum\b|\bday\b|\btime ?stamp\b|\bdatetime\b|\bwhen\b|\bcreated at\b/,
    /\b(of day|week|modified|updated|birth)\b/,
  ],
  ['half_day', /^(am ?\/? ?pm|a ?\/ ?p)$/],
  [
    'time',
    /^(run |slip |local |race |pass |start )?(time|clock|hour|uhrzeit)( of (day|run|pass))?$|^(time|clock) 24( ?h)?$/,
  ],
];

/** Tells whether a head names something that passes have no field for. */
export const isOfSomethingElse = (head: string): boolean => {
  const text = headingWords(head);
  return foreign.test(text) || numberOfSomethingElse.test(text) || /\d{2}/.test(head) || interval.test(head);
};

/** Meaning of a head; a finish may lack its distance, and a stop may be a trap speed or a brand of timer by its values. */
export type HeadTarget = ColumnTarget | 'et_finish' | 'mph_finish' | 'stop';

/** Returns the meaning of a head; undefined for unknown words. */
export const targetOfHead = (head: string): HeadTarget | undefined => {
  const text = headingWords(head);
  if (opponent.test(text)) return targetOfOpponent(text.replace(opponent, '').trim());
  const isForeign =
    foreign.test(text.replace(/\bdew p(oin)?ts?\b/, 'dew')) && pressureKind(head) === undefined;
  if (text === '' || isForeign || interval.test(head)) return undefined;
  const byWord = words.find(
    ([, fits, unless]) =>
      (typeof fits === 'function' ? fits(text) : fits.test(text)) && unless?.test(text) !== true,
  );
  if (byWord !== undefined) return byWord[0];
  if (numberOfSomethingElse.test(text)) return undefined;
  const distance = distances.find(([, fits]) => fits.test(text))?.[0];
  if (speed.test(text)) {
    if (distance !== undefined) return `mph_${distance}`;
    if (timeOnly.test(text)) return undefined;
    return /\bmph ?1\b/.test(text) ? 'mph_660' : 'mph_finish';
  }
  if (distance !== undefined) return `et_${distance}`;
  return /\b(e ?t|elapsed|finish|final)\b/.test(text) ? 'et_finish' : undefined;
};

/** Returns the meaning of a head in the other lane; undefined for unknown words. */
export const targetOfOpponent = (head: string): ColumnTarget | undefined => {
  const own = targetOfHead(head);
  return isNameOfCar(head) ? 'event.opponent' : own && ofOpponent[own];
};

const pressureRanks = { station: 0, unsaid: 1, 'sea level': 2 };

/** Returns the rank of a head among those of the same meaning: the lowest is taken. */
export const rankOfHead = (head: string, target: HeadTarget): number => {
  if (target === 'pressure') return pressureRanks[pressureKind(head) ?? 'unsaid'];
  if (target === 'air_temp' || target === 'humidity' || target === 'dew_point')
    return airOfHeading(head) === 'outdoors' ? 0 : 1;
  const text = headingWords(head);
  // The name comes before the number of the car, the finish before the eighth mile.
  if (target.startsWith('event.opponent'))
    return /\b(car|vehicle)\b/.test(text) || distances[0]?.[1].test(text) ? 1 : 0;
  if (target === 'wind_speed')
    return /^wind( ?speed)?( mph| km ?\/? ?h| m ?\/ ?s| kts?)?$/.test(text) ? 0 : 1;
  return target === 'date' && !/\bdate|\bdatum|time ?stamp/.test(text) ? 1 : 0;
};

const unitWords: [ColumnUnit, RegExp][] = [
  ['°C', /° ?c\b|\bcelsius\b|\bdeg c\b|\bc$/],
  ['°F', /° ?f\b|\bfahrenheit\b|\bdeg f\b|\bf$/],
  ['km/h', /\bkm ?\/? ?h\b|\bkph\b/],
  ['m/s', /\bm ?\/ ?s\b/],
  ['knots', /\bknots?\b|\bkts?\b/],
  ['mph', /\bmph\b/],
  ['hPa', /\bhpa\b|\bmb(ar)?\b|\bmillibar/],
  ['mmHg', /\bmm ?hg\b|\btorr\b/],
  ['kPa', /\bkpa\b/],
  ['inHg', /\bin ?hg\b|\binches\b|^in$/],
];

/** Returns the unit that a head or a cell names, of these. */
export const unitOfHead = (head: string, among: readonly ColumnUnit[]): ColumnUnit | undefined => {
  const text = headingWords(head);
  return unitWords.find(([unit, fits]) => among.includes(unit) && fits.test(text))?.[0];
};
