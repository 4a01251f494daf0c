import { offer } from './offer';
import { remote } from './remote';

describe('vehicles as a remote', () => {
  test('has code that mounts behind every row of its offer', async () => {
    const places = [...Object.values(remote.pages), ...Object.values(remote.dialogs)];
    for (const load of places) expect(await load()).toMatchObject({ mount: expect.any(Function) });
    const rows = [offer.pages, offer.dialogs, offer.widgets].flatMap((each) => Object.keys(each));
    expect(places).toHaveLength(rows.length);
  });

  test('offers plain data', () => {
    expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  });
});
