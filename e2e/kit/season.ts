import { request, documentsUrl, uidOf } from './emulators';

type Fields = Record<string, object>;

interface StoredDocument {
  name: string;
  fields: Fields;
}

const query = async (from: string, field: string, value: string): Promise<StoredDocument[]> => {
  const rows = await request<{ document?: StoredDocument }[]>(`${documentsUrl()}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: from }],
      where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } },
    },
  });
  return rows.flatMap(({ document }) => document ?? []);
};

const patch = async (path: string, fields: Fields): Promise<void> => {
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  await request(`${documentsUrl()}/${path}?${mask.join('&')}`, { fields }, 'PATCH');
};

const fieldsOf = (value: object | undefined): Fields =>
  (value as { mapValue?: { fields?: Fields } } | undefined)?.mapValue?.fields ?? {};

/** The demo's season ends yesterday, so what lies in a month changes by the day; some month has as many. */
const enoughPasses = 10;

/** Gives a signed-in racer the demo racer's cars, tracks and one month of passes, as if from another device. */
export const giveSeason = async (email: string): Promise<void> => {
  const uid = await uidOf(email);
  const own = <Part extends Fields>(part: Part): Part =>
    JSON.parse(
      JSON.stringify(part)
        .replaceAll('demo-racer', uid)
        .replaceAll('demo-', `${uid.slice(0, 6)}-`),
    ) as Part;
  const { fields } = await request<StoredDocument>(`${documentsUrl()}/users/demo-racer`);
  const { vehicles = {}, customLocations = {} } = own(fields);
  await patch(`users/${uid}`, { vehicles, customLocations });
  const months = await query('logBooks', 'user_uid', 'demo-racer');
  const month = months.find(
    ({ fields: { entries } }) => Object.keys(fieldsOf(entries)).length >= enoughPasses,
  );
  if (month === undefined) throw new Error('no month of the demo racer has enough passes');
  const id = month.name.slice(month.name.lastIndexOf('/') + 1);
  await patch(`logBooks/${id.replace('demo-', `${uid.slice(0, 6)}-`)}`, own(month.fields));
};

/** Gives a racer all passes once more, at the same days of the year before, as if from another device. */
export const giveYearBefore = async (email: string): Promise<void> => {
  const months = await query('logBooks', 'user_uid', await uidOf(email));
  for (const {
    name,
    fields: { last_modified_date, ...fields },
  } of months) {
    const { integerValue: year } = fields['year'] as { integerValue: string };
    const before = String(Number(year) - 1);
    const uids = Object.keys(fieldsOf(fields['entries']));
    const moved = uids.reduce(
      (text, uid) => text.replaceAll(`"${uid}"`, `"${uid}-before"`),
      JSON.stringify({ ...fields, year: { integerValue: before } }).replaceAll(`"${year}-`, `"${before}-`),
    );
    const id = name.slice(name.lastIndexOf('/') + 1).replace(`_${year}_`, `_${before}_`);
    await patch(`logBooks/${id}`, {
      ...(JSON.parse(moved) as Fields),
      ...(last_modified_date && { last_modified_date }),
    });
  }
};

/** Marks a racer's log books as written by an app with a later data version. */
export const liftLogBooks = async (email: string): Promise<void> => {
  const months = await query('logBooks', 'user_uid', await uidOf(email));
  for (const { name } of months)
    await patch(name.slice(name.indexOf('logBooks/')), { data_version: { integerValue: '2' } });
};

/** Returns the paths of everything stored for a racer. */
export const pathsOf = async (uid: string, email: string): Promise<string[]> => {
  const found = await Promise.all([
    query('users', 'email', email),
    query('logBooks', 'user_uid', uid),
    query('notifications', 'userId', uid),
  ]);
  return found.flat().map(({ name }) => name.slice(name.indexOf('/documents/') + 11));
};

/** Returns the quarter-mile ETs that the server has of a racer, quickest first. */
export const etsOf = async (email: string): Promise<string[]> => {
  const months = await query('logBooks', 'user_uid', await uidOf(email));
  return months
    .flatMap(({ fields }) => Object.values(fieldsOf(fields['entries'])))
    .map((pass) => fieldsOf(fieldsOf(pass)['timeslip'])['et_1320'] as { doubleValue: number })
    .map(({ doubleValue }) => doubleValue.toFixed(3))
    .sort();
};
