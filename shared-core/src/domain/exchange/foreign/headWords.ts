import type { ColumnTarget, ColumnUnit } from './columnTargets';

/** Words of columns about something else, whatever other words stand in their heads. */
const foreign =
  /\b(opponent|opp|other|their|predicted|prediction|corrected|correction|sae|msa|margin|mov|split|interval|delta|density|da|weight|rank|points?)\b/;

const distances: [660 | 1000 | 1320, RegExp][] = [
  [660, /(^|\D)660(\D|$)|1 ?\/ ?8|\beighth?\b|\b8th\b|\b201 ?m\b/],
  [1000, /(^|\D)1000(\D|$)/],
  [1320, /(^|\D)1320(\D|$)|1 ?\/ ?4|\bquarter\b|\b402 ?m\b/],
];

/** Words that begin the columns of the other lane. */
const opponent = /\b(opponent|opp|their)( ?s)?\b/;

/** Meaning of a column in the other lane; the app stores no more of it. */
const ofOpponent: Partial<Record<HeadTarget, ColumnTarget>> = {
  dialin_et: 'event.opponent_dial',
  reaction_time: 'event.opponent_reaction',
  et_finish: 'event.opponent_et',
  et_1320: 'event.opponent_et',
  mph_finish: 'event.opponent_mph',
  mph_1320: 'event.opponent_mph',
};

const speed = /\b(mph ?[12]?|speed|km ?\/ ?h|kmh|kph|trap)\b/;

/** Words of each meaning; the first match counts. */
const words: [ColumnTarget, RegExp, RegExp?][] = [
  ['notes', /\b(notes?|comments?|remarks?|memo)\b/],
  ['changes', /\b(changes?|changed|setup|adjustments?)\b/],
  ['dialin_et', /\bdial|^(index|di)$/],
  ['reaction_time', /\breact|\breaction|\br ?\/? ?t\b|\breaktion|^light$/],
  ['dew_point', /\bdew|\btaupunkt/],
  ['wind_from', /\bwind.*(dir|from|deg|angle|richtung)|\bdir.*wind/],
  ['wind_speed', /\bwind/],
  ['humidity', /\bhum|\brh\b|feucht/],
  [
    'pressure',
    /\bbaro|\bpress|\bin ?hg\b|\bhpa\b|\bmbar\b|\baltimeter\b|luftdruck/,
    /\b(tire|tyre|oil|fuel|boost|psi)\b/,
  ],
  [
    'air_temp',
    /\btemp|^[°º][fc]$/,
    /\b(track|water|oil|engine|trans|coolant|egt|intake|fuel|tires?|tyres?|surface)\b/,
  ],
  ['et_60', /(^|[^\d.])60([^\d.]|$)|\bsixty\b/, /\b(mph|speed)\b/],
  ['et_330', /(^|\D)330(\D|$)/, /\b(mph|speed)\b/],
  ['et_594', /(^|\D)594(\D|$)/, /\b(mph|speed)\b/],
  ['lane', /\blane\b|\bbahn\b/],
  ['quality', /\bquality\b/],
  ['result', /\bresults?\b|^w ?\/ ?l$|^win( ?\/? ?loss)?$|\boutcome\b/],
  [
    'track',
    /\btrack\b|\blocation\b|\b(drag ?)?strip\b|\bfacility\b|\bvenue\b|\braceway\b|\bdragway\b/,
    /\b(length|temp\w*|surface|conditions?)\b/,
  ],
  [
    'vehicle',
    /\bvehicle\b|\bcar\b|\bbike\b|\bmotorcycle\b|\bdragster\b|\bfahrzeug\b/,
    /\b(number|no|class)\b/,
  ],
  ['event.class', /^(event |race |car |vehicle )?(class|category|klasse)( name)?$/],
  ['event.round', /^(event |race )?(round|rnd|rd|runde)( no| number)?$/],
  ['event.name', /^(event|meet|meeting|race)( name| title)$|^(event|meet|meeting|veranstaltung)$/],
  ['date', /\bdate\b|\bdatum\b|\bday\b|\btime ?stamp\b|\bdatetime\b|\bwhen\b/],
  ['time', /^(run |slip |local )?(time|clock|hour|uhrzeit)( of day)?$/],
];

/** Returns the words of a head: lower case, without the signs between them; `#` is a number. */
export const headWords = (head: string): string =>
  head
    .toLowerCase()
    .replace(/([a-z])(?=\d)|(\d)(?=mph|et|km|ft)/g, '$1$2 ')
    .replaceAll('#', ' no ')
    .replace(/[_\-.:()[\],;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Tells whether a head names something that passes have no field for. */
export const isOfSomethingElse = (head: string): boolean =>
  foreign.test(headWords(head)) || /\d{2}/.test(head);

/** Meaning of a head; a finish may lack its distance. */
export type HeadTarget = ColumnTarget | 'et_finish' | 'mph_finish';

/** Returns the meaning of a head; undefined for unknown words. */
export const targetOfHead = (head: string): HeadTarget | undefined => {
  const text = headWords(head);
  if (opponent.test(text)) {
    const rest = text.replace(opponent, '').trim();
    const own = targetOfHead(rest);
    return /^(name|driver)?$/.test(rest) ? 'event.opponent' : own && ofOpponent[own];
  }
  if (text === '' || foreign.test(text)) return undefined;
  const byWord = words.find(([, fits, unless]) => fits.test(text) && unless?.test(text) !== true);
  if (byWord !== undefined) return byWord[0];
  const distance = distances.find(([, fits]) => fits.test(text))?.[0];
  if (speed.test(text)) {
    if (distance !== undefined) return `mph_${distance}`;
    return /\bmph ?1\b/.test(text) ? 'mph_660' : 'mph_finish';
  }
  if (distance !== undefined) return `et_${distance}`;
  return /\b(e ?t|elapsed|finish|final)\b/.test(text) ? 'et_finish' : undefined;
};

const unitWords: [ColumnUnit, RegExp][] = [
  ['°C', /[°º] ?c\b|\bcelsius\b|\bdeg c\b|\bc$/],
  ['°F', /[°º] ?f\b|\bfahrenheit\b|\bdeg f\b|\bf$/],
  ['km/h', /\bkm ?\/? ?h\b|\bkph\b/],
  ['m/s', /\bm ?\/ ?s\b/],
  ['knots', /\bknots?\b|\bkts?\b/],
  ['mph', /\bmph\b/],
  ['hPa', /\bhpa\b|\bmb(ar)?\b|\bmillibar/],
  ['mmHg', /\bmm ?hg\b/],
  ['kPa', /\bkpa\b/],
  ['inHg', /\bin ?hg\b|\binches\b/],
];

/** Returns the units that a head names, of these. */
export const unitOfHead = (head: string, among: readonly ColumnUnit[]): ColumnUnit | undefined => {
  const text = headWords(head);
  const found = unitWords.find(([unit, fits]) => among.includes(unit) && fits.test(text))?.[0];
  if (!/\baltimeter\b|\bsea ?level\b|\bqnh\b|\bmsl\b/.test(text)) return found;
  const atSea: ColumnUnit = found === 'hPa' ? 'hPa at sea level' : 'inHg at sea level';
  return among.includes(atSea) ? atSea : found;
};
