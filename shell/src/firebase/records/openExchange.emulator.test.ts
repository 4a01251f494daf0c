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
    'says that passes may be missing if it %s and never had those of the server',
    async (_, synced$, online) => {
      const held = await storedWhere(synced$, online);
      expect(held).toMatchObject({ vehicles: [{ id: 'nova' }], fromDeviceAlone: true });
      // Without a network they are not coming, and a file may be imported.
      expect(held.awaited).toBe(online ? true : undefined);
    },
  );

  test.each([true, false])(
    'is complete once it has had the passes, with a network or without: %s',
    async (online) => {
      expect(await storedWhere(of(true), online)).not.toHaveProperty('fromDeviceAlone');
    },
  );

  test('is not given while its racer is unknown', async () => {
    await expect(storedWhere(of(true), true, NEVER)).rejects.toThrow('Timeout');
  });
});
