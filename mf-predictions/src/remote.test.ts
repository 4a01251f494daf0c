import { offer } from './offer';
import { remote } from './remote';

describe('predictions as a remote', () => {
  test('has code that mounts behind every row of its offer', async () => {
    const places = [
      ...Object.values(remote.pages),
      ...Object.values(remote.dialogs),
      ...Object.values(remote.widgets),
    ];
    for (const load of places) expect(await load()).toMatchObject({ mount: expect.any(Function) });
    expect(places).toHaveLength(6);
  });

  test('offers plain data', () => {
    expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  });
});
