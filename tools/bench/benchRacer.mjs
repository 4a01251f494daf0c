import { randomUUID } from 'node:crypto';
import { stackPorts } from '../stack/stackPorts.mjs';

const password = 'burnout-box-42';
const documents = 'projects/demo-holeshot/databases/(default)/documents';

/** Creates requests to the emulators of the stack whose app answers at `app`, as their owner. */
const ownerOf = (app) => {
  const ports = stackPorts(Number(new URL(app).port));
  const request = async (url, body, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    accounts: (call, body) =>
      request(
        `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/demo-holeshot/accounts${call}`,
        body,
      ),
    firestore: (path, body, method) =>
      request(`http://127.0.0.1:${ports.firestore}/v1/${documents}${path}`, body, method),
  };
};

const booksOf = async (owner, uid) => {
  const rows = await owner.firestore(':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'logBooks' }],
      where: {
        fieldFilter: { field: { fieldPath: 'user_uid' }, op: 'EQUAL', value: { stringValue: uid } },
      },
    },
  });
  return rows.flatMap(({ document }) => document ?? []);
};

/** Creates an account with a verified address. */
export const makeRacer = async (app) => {
  const owner = ownerOf(app);
  const email = `${randomUUID()}@holeshot.test`;
  const { localId: uid } = await owner.accounts('', { email, password });
  await owner.accounts(':update', { localId: uid, emailVerified: true });
  return { uid, email, password };
};

/** Gives a racer who has signed in once as many copies of the demo racer's first car as asked, and all tracks. */
export const giveGarage = async (app, uid, vehicles) => {
  const owner = ownerOf(app);
  const { fields } = await owner.firestore('/users/demo-racer');
  const [car] = Object.values(fields.vehicles.mapValue.fields);
  const garage = Object.fromEntries(
    vehicles.map((id) => {
      const own = { uid: { stringValue: id }, name: { stringValue: `Car ${id.slice(-1)}` } };
      return [id, { mapValue: { fields: { ...car.mapValue.fields, ...own } } }];
    }),
  );
  await owner.firestore(
    `/users/${uid}?updateMask.fieldPaths=vehicles&updateMask.fieldPaths=customLocations`,
    { fields: { vehicles: { mapValue: { fields: garage } }, customLocations: fields.customLocations } },
    'PATCH',
  );
};

/** Counts the passes of a racer on the server. */
export const storedPasses = async (app, uid) => {
  const books = await booksOf(ownerOf(app), uid);
  return books.reduce(
    (sum, { fields }) => sum + Object.keys(fields.entries?.mapValue.fields ?? {}).length,
    0,
  );
};

/** Spreads passes over vehicles and months: about a hundred a month. */
const spread = (passes, wanted) => {
  const cars = wanted ?? (passes > 30_000 ? 5 : passes > 10_000 ? 3 : 2);
  return { cars, months: Math.ceil(passes / cars / (passes > 30_000 ? 200 : 100)) };
};

/**
 * Gives a racer who has signed in once so many passes like the demo racer's, month by month back from the last one.
 * @param {number} [wanted] cars that ran them; by default more for a longer log book
 * @returns the number of written months
 */
export const giveLogBook = async (app, uid, passes, wanted) => {
  const owner = ownerOf(app);
  const templates = (await booksOf(owner, 'demo-racer')).flatMap(({ fields }) =>
    Object.values(fields.entries.mapValue.fields),
  );
  const { cars, months } = spread(passes, wanted);
  const vehicles = Array.from({ length: cars }, (_, index) => `bench-${uid.slice(0, 6)}-${index + 1}`);
  await giveGarage(app, uid, vehicles);
  const perMonth = Math.ceil(passes / cars / months);
  const today = new Date();
  let made = 0;
  let writes = [];
  let written = 0;
  const send = async () => {
    if (writes.length > 0) await owner.firestore(':commit', { writes });
    written += writes.length;
    writes = [];
  };
  for (let back = 1; back <= months; back += 1) {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
    for (const vehicle of vehicles) {
      const entries = {};
      for (let pass = 0; pass < perMonth && made < passes; pass += 1, made += 1) {
        const { fields } = templates[made % templates.length].mapValue;
        const id = `pass-${made}`;
        // Between the 2nd and the 28th: no time zone moves it to another month.
        const at = new Date(+first + 86_400_000 + (pass / perMonth) * 26 * 86_400_000).toISOString();
        const car = { ...fields.vehicle.mapValue.fields, uid: { stringValue: vehicle } };
        entries[id] = {
          mapValue: {
            fields: {
              ...fields,
              log_entry_uid: { stringValue: id },
              log_entry_datetime: { stringValue: at },
              vehicle: { mapValue: { fields: car } },
              notes: { stringValue: `Pass ${made}` },
            },
          },
        };
      }
      writes.push({
        update: {
          name: `${documents}/logBooks/${vehicle}_${year}_${String(month).padStart(2, '0')}`,
          fields: {
            entries: { mapValue: { fields: entries } },
            user_uid: { stringValue: uid },
            vehicle_uid: { stringValue: vehicle },
            year: { integerValue: String(year) },
            month: { integerValue: String(month) },
            data_version: { integerValue: '1' },
            last_modified_date: { timestampValue: new Date(+first + 30 * 86_400_000).toISOString() },
          },
        },
      });
      if (writes.length === 10) await send();
    }
  }
  await send();
  return written;
};
