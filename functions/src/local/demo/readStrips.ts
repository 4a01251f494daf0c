/** A row of the list of strips; null where no source gave the value. */
export interface Strip {
  name: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  /** Feet. */
  elevation: number | null;
  timezone: string;
}

/** The fields of a CSV line; a quoted one may hold commas. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** Reads `strips.csv`, whose first line names the columns. */
export const readStrips = (csv: string): Strip[] => {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/);
  const columns = fieldsOf(header);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    const field = (name: string) => fields[columns.indexOf(name)] ?? '';
    return {
      name: field('name'),
      city: field('city'),
      state: field('state'),
      lat: Number(field('lat')),
      lng: Number(field('lng')),
      elevation: field('elevation_ft') === '' ? null : Number(field('elevation_ft')),
      timezone: field('timezone'),
    };
  });
};
