import type { SlipField } from '../../pass/slipFields';

/**
 * Meaning of a label: a field; a speed or a finish whose distance the rows around it tell; or a number that is no
 * field.
 */
export type SlipLabel = SlipField | 'mph' | 'mph1' | 'mph2' | 'et' | 'et1' | 'et2' | 'car' | 'other';

const zero = '[0OoQ]';
const one = '[1Il|]';
const feet = String.raw` ?(?:['’′´\x60"]{1,2}|f(?:ee|oo)?t\b\.?)`;
const mile = String.raw`(?:[ -]?(?:miles?|meile|mi|ml|th)\b\.?)?`;
const meters = String.raw`(?:[.,]\d+)? ?m(?:eters?|etres?)?\b`;
const inKm = String.raw`(?:km ?/ ?h|km?\.?p\.?h(?![a-z])\.?|kmh(?![a-z]))`;
const inMph = String.raw`m\. ?p\. ?h(?![a-z])\.?|m ?p ?h(?![a-z])|mi ?/ ?h(?![a-z])`;
const unit = `(?:${inKm}|${inMph})`;
const speed = String.raw`(?:(?:(?:terminal|trap|top|end) ?)?(?:speed|geschwindigkeit|velocity)\b(?: ?[([]? ?${unit} ?[)\]]?)?|${unit})`;
const time = String.raw`(?:e ?[./]? ?t\b\.?|elapsed time\b|time\b|seconds?\b|sec\b\.?)`;

/** Distances of the beams, as slips write them; a bare number is one only where its place says so. */
const distances: [field: 60 | 330 | 594 | 660 | 1000 | 1320, signed: string, bare: string][] = [
  [660, `(?:${one} ?/ ?8${mile}|8th${mile}|eighth${mile}|66${zero}${feet}|201${meters})`, `66${zero}`],
  [1320, `(?:${one} ?/ ?4${mile}|quarter${mile}|132${zero}${feet}|402${meters})`, `132${zero}`],
  [1000, `(?:${one}[,.]?${zero}{3}${feet}|30[45]${meters})`, `${one}${zero}{3}`],
  [594, `594${feet}`, '594'],
  [330, `(?:33${zero}${feet}|10[01]${meters})`, `33${zero}`],
  [60, `(?:[6G]${zero}${feet}|sixty(?: ?f(?:ee|oo)?t)?\\b|18${meters})`, `[6G]${zero}`],
];
const withSpeed = distances.filter(([distance]) => distance >= 660);
const sticky = (pattern: string): RegExp => new RegExp(pattern, 'iy');

/** Patterns of labels; the first match counts. */
export const slipLabels: [RegExp, SlipLabel][] = [
  // Numbers about something else: the rest of the line goes with them.
  [
    /(?:m\.?o\.?v\b|margin|1st\b|first\b|win(?:ner)?\b|2nd\b|temp|hum|baro|density|altitude|da\b|slope|wind\b|tree\b|perfect\b|adj|corr|\.[45]00 (?:full |pro )?tree|\d+ ?- ?\d+ ?(?:mph|km))[^\n]*/iy,
    'other',
  ],
  [/(?:60|330|660|1000) ?['’′]? ?(?:-|to) ?(?:330|660|1000|1320)\b ?['’′]?/iy, 'other'],
  [
    /(?:race|run|round|class|lane|bib|heat|elim|event)\b ?(?:#|no\.?|number)?[:=. ]*[A-Z]*\d[\dA-Z]*\b/iy,
    'other',
  ],
  [/(?:car|entry|number|no(?! ?time)\b|nr\b) ?(?:#|no\b\.?|number|nr\b\.?)?(?=[\s:=.#]|$)/iy, 'car'],
  [/d[i1l|][a4][l1I|](?:[- ]?in)?\b|d\/i\b|index\b|idx\b/iy, 'dialin_et'],
  [/r ?[/\\.|Il-]? ?[tT]\b\.?|reac(?:t(?:ion)?)?\b\.?(?: ?time\b)?|reaktion(?:szeit)?\b/iy, 'reaction_time'],
  ...distances.slice(0, 3).flatMap(([distance, signed, bare]): [RegExp, SlipLabel][] => [
    [sticky(`(?:${signed}|${bare}) ?-? ?${speed}`), `mph_${distance}` as SlipLabel],
    [sticky(`${speed} (?:@ |at )?${signed}(?= *[:=.]* )`), `mph_${distance}` as SlipLabel],
    [sticky(`${time} (?:@ |at )?${signed}(?= *[:=.]* )`), `et_${distance}` as SlipLabel],
  ]),
  ...distances.map(([distance, signed]): [RegExp, SlipLabel] => [
    sticky(`${signed}(?: ?-? ?${time})?`),
    `et_${distance}`,
  ]),
  ...distances.map(([distance, , bare]): [RegExp, SlipLabel] => [
    sticky(`${bare} ?-? ?${time}`),
    `et_${distance}`,
  ]),
  [/1254 ?(?:['’′]|f(?:ee|oo)?t\b)/iy, 'other'],
  [sticky(`${unit}(?: ?#)? ?1(?![,/\\w]|\\.\\d)`), 'mph1'],
  [sticky(`${unit}(?: ?#)? ?2(?![,/\\w]|\\.\\d)`), 'mph2'],
  [sticky(speed), 'mph'],
  [/e\.?t\.? ?1(?![,/\w]|\.\d)/iy, 'et1'],
  [/e\.?t\.? ?2(?![,/\w]|\.\d)/iy, 'et2'],
  [/e ?[./]? ?t\b\.?|elapsed time\b/iy, 'et'],
];

/** Distances without a sign. */
export const bareLabels: [RegExp, SlipField][] = distances.map(([distance, , bare]) => [
  sticky(`${bare}(?=[\\s:=|]|\\.\\.|$)`),
  `et_${distance}`,
]);

/** Unit that the text of a label or the sign behind a number names. */
export const unitIn = (text: string): 'km/h' | 'mph' | undefined => {
  if (new RegExp(inKm, 'i').test(text)) return 'km/h';
  return new RegExp(inMph, 'i').test(text) ? 'mph' : undefined;
};

/** Fields of the speeds at beams that have one. */
export const speedAt: Partial<Record<SlipField, SlipField>> = Object.fromEntries(
  withSpeed.map(([distance]) => [`et_${distance}`, `mph_${distance}`]),
);
