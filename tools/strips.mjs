import { writeFileSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readArguments } from './readArguments.mjs';

const { positionals } = readArguments({
  command: 'node tools/strips.mjs',
  about: 'Writes mf-locations/src/directory/strips.json, the track directory, from a table of tracks.',
  operands: ['FILE.csv'],
});

/** Splits one line of a CSV file; a quoted cell may hold commas and doubled quotes. */
const cellsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

const sourceInWords = (source) =>
  source
    .replaceAll(
      /GitHub zaggyai\/track_data data\/\w+--([\w-]+)\.json/g,
      'lap-timer data zaggyai/track_data: $1',
    )
    .replaceAll(/agrees with the earlier row \(([\d.]+ km)\): /g, 'agrees within $1: ')
    .replaceAll(' (row of the earlier directory)', '');

const numberOf = (text) => (text === '' ? undefined : Number(text));

const [header, ...lines] = readFileSync(positionals[0], 'utf8').trim().split(/\r?\n/);
const columns = cellsOf(header);
const strips = lines
  .map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [columns[index], cell])))
  .map((row) => ({
    title: row.name,
    aka: row.aka || undefined,
    city: row.city,
    state: row.state,
    country: row.country,
    timezone: row.timezone,
    lat: Number(row.lat),
    lng: Number(row.lng),
    place: row.coord,
    elevation: numberOf(row.elevation_ft),
    elevation_is: row.elev || undefined,
    track_length: numberOf(row.track_length_ft),
    heading: numberOf(row.heading_deg),
    closed: row.closed === '' ? undefined : row.closed_year || 'yes',
    source: sourceInWords(row.source),
    note: row.note || undefined,
  }));

const file = new URL('../mf-locations/src/directory/strips.json', import.meta.url).pathname;
const text = JSON.stringify(strips);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${strips.length} tracks`);
