import { disableNetwork } from 'firebase/firestore';
import { NEVER, of, type Observable } from 'rxjs';
import { present } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { startVisitor } from '../testing/emulatorKit';
import { openExchange } from './openExchange';

const device = startVisitor();
beforeAll(() => disableNetwork(device.database));
afterAll(() => device.stop());

const document$ = of(present({ vehicles: { nova } }));
const storedWhere = (synced$: Observable<boolean>, online: boolean, user$: typeof document$ = document$) =>
  openExchange(
    {
      database: device.database,
      uid: 'racer',
      document$: user$,
      synced$,
      health: { online: () => online },
      patienceMs: 50,
    },
    { write: () => undefined },
  ).stored();

describe('the log book of a device that gets no answer', () => {
  test.each([
    ['seems to have a network', NEVER, true],
    ['has none', of(false), false],
  ])(
    'that %s and has never had the passes of the server says that some may be missing',
    async (_, synced$, online) => {
      const held = await storedWhere(synced$, online);
      expect(held).toMatchObject({ vehicles: [{ id: 'nova' }], fromDeviceAlone: true });
      // Without a network they are not on their way, and a file may be taken in all the same.
      expect(held.awaited).toBe(online ? true : undefined);
    },
  );

  test.each([true, false])(
    'that has had them is all there is, with a network or without: %s',
    async (online) => {
      expect(await storedWhere(of(true), online)).not.toHaveProperty('fromDeviceAlone');
    },
  );

  test('that does not even know its racer is not given', async () => {
    await expect(storedWhere(of(true), true, NEVER)).rejects.toThrow('Timeout');
  });
});
