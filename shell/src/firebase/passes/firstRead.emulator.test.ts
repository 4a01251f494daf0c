import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { fullPass, nova } from '@holeshot/shared-core/testing';
import { resetFirestore, startRacer, type EmulatorDevice } from '../testing/emulatorKit';
import { openRacerOn } from '../testing/openRacerOn';

let device: EmulatorDevice;
let racer: ReturnType<typeof openRacerOn>;

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer();
  await disableNetwork(device.database);
  racer = openRacerOn(device);
});
afterEach(async () => {
  racer.watching.unsubscribe();
  await device.stop();
});

test('a log book that neither device nor server has read lets the racer log, and comes with the network', async () => {
  const begun = Date.now();
  await racer.until(racer.logBooks.entries$, ({ state }) => state === 'absent');
  expect(Date.now() - begun).toBeLessThan(5_000);
  racer.saveVehicle(nova);
  racer.logBooks.save(fullPass);
  await racer.shows(([pass]) => pass?.log_entry_uid === fullPass.log_entry_uid);
  await enableNetwork(device.database);
  await racer.until(racer.outbox.writes$, (writes) => writes.length === 0);
  await racer.shows((passes) => passes.length === 1);
});
