const regions: Record<string, string> = {
  AB: 'Alberta',
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  BC: 'British Columbia',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MB: 'Manitoba',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NB: 'New Brunswick',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NL: 'Newfoundland and Labrador',
  NM: 'New Mexico',
  NS: 'Nova Scotia',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  ON: 'Ontario',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  SK: 'Saskatchewan',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

/**
 * Returns the name of a state or a Canadian province by its two letters; empty for any other text.
 * @param country ISO 3166; empty where it is not known
 */
export const regionName = (letters: string, country = ''): string =>
  ['', 'US', 'CA'].includes(country) ? (regions[letters.trim().toUpperCase()] ?? '') : '';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Returns the English name of a country by its ISO 3166 letters; empty without them. */
export const countryName = (letters: string): string => (letters === '' ? '' : (countries.of(letters) ?? ''));

/** Returns the two letters of a state or a Canadian province by its name; undefined for any other text. */
export const regionLetters = (name: string): string | undefined =>
  Object.keys(regions).find((letters) => regions[letters] === name);
