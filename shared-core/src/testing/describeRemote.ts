import type { Offer } from '../platform/contract';

/** What `defineRemote` gives, whatever ports its places ask for. */
interface Places {
  pages: Record<string, () => Promise<unknown>>;
  dialogs: Record<string, () => Promise<unknown>>;
  widgets: Record<string, () => Promise<unknown>>;
}

/** What holds of every remote: code that mounts behind each row of its offer, which is plain data. */
export const describeRemote = (name: string, offer: Offer, { pages, dialogs, widgets }: Places): void => {
  describe(`${name} as a remote`, () => {
    test('has code that mounts behind every row of its offer', async () => {
      const places = [pages, dialogs, widgets].flatMap((each) => Object.values(each));
      for (const load of places)
        expect(await load()).toMatchObject({ mount: expect.any(Function) as unknown });
      const rows = [offer.pages, offer.dialogs, offer.widgets].flatMap((each) => Object.keys(each));
      expect(places).toHaveLength(rows.length);
    });

    test('offers plain data', () => {
      expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
    });
  });
};
