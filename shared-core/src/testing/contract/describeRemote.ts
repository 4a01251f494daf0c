import { act } from 'react';
import type { Lifecycle, MountProps, Offer } from '../../platform/contract';
import type { DialogInput, DialogName } from '../../platform/values/dialogs';
import type { Ports } from '../../platform/ports/ports';
import { createMemoryPlatform } from '../memory/createMemoryPlatform';

/** The code of some places by name, whatever each of them is mounted with. */
type Loads = Record<string, () => Promise<Lifecycle<never>>>;

/** Places that `defineRemote` gives, whatever ports they need. */
interface Places {
  pages: Loads;
  dialogs: Loads;
  widgets: Loads;
  listeners?: Record<string, () => Promise<unknown>>;
}

/** Mounting and unmounting settle only after React has worked, which it does at the end of `act`. */
const settled = async (work: () => Promise<unknown>): Promise<void> => {
  let working: Promise<unknown> = Promise.resolve();
  act(() => {
    working = work();
  });
  await act(() => working);
};

const portsOf = (needs: Offer['needs'], all: Ports) =>
  Object.fromEntries(Object.keys(needs).map((name) => [name, all[name as keyof Ports]]));

/**
 * Describes the duties of every remote: its offer is plain data, and behind each row stands code that draws something
 * with the ports of the offer alone, and leaves nothing behind. Needs a document.
 * @param name of the remote for people
 * @param offer of the remote
 * @param places the code behind that
 * @param inputs of dialogs that need one
 * @param createPlatform returns the ports of a racer, new for each mount
 * @param shows text that some places draw, by their names
 */
export const describeRemote = (
  name: string,
  offer: Offer,
  places: Places,
  inputs: { [Name in DialogName]?: DialogInput<Name> } = {},
  createPlatform: () => Ports = createMemoryPlatform,
  shows: Record<string, (drawn: HTMLElement) => void> = {},
): void => {
  const kinds = ['pages', 'dialogs', 'widgets'] as const;
  const rows = kinds.flatMap((kind) => Object.keys(offer[kind]).map((place) => ({ kind, place })));

  describe(`${name} as a remote`, () => {
    beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

    test('offers plain data', () => {
      expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
    });

    test('has code behind the rows of its offer alone', () => {
      for (const kind of kinds) expect(Object.keys(places[kind])).toEqual(Object.keys(offer[kind]));
      expect(Object.keys(places.listeners ?? {})).toEqual(offer.listeners ?? []);
    });

    test('has a function behind each event that it listens to', async () => {
      for (const load of Object.values(places.listeners ?? {}))
        expect(await load()).toEqual(expect.any(Function));
    });

    test.each(rows)(
      'its $kind: $place is drawn with the ports of the offer, and leaves nothing behind',
      async ({ kind, place }) => {
        const failures: unknown[] = [];
        const domElement = document.body.appendChild(document.createElement('div'));
        const props: MountProps & Record<string, unknown> = {
          platform: portsOf(offer.needs, createPlatform()),
          ...(kind === 'dialogs' && { input: inputs[place as DialogName] ?? {}, close: () => undefined }),
          ...{ name: place, domElement, idPrefix: 'test-' },
          onFailure: (error) => failures.push(error),
        };
        const lifecycle = (await places[kind][place]?.()) as unknown as Lifecycle<typeof props>;
        await lifecycle.bootstrap(props);
        await settled(() => lifecycle.mount(props));
        expect(failures).toEqual([]);
        expect(domElement).not.toBeEmptyDOMElement();
        shows[place]?.(domElement);
        await settled(() => lifecycle.unmount(props));
        expect(domElement).toBeEmptyDOMElement();
        domElement.remove();
      },
    );
  });
};
