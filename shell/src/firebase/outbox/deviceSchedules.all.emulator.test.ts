import { seeded } from '@holeshot/shared-core';
import { nova, fullPass } from '@holeshot/shared-core/testing';
import { resetFirestore } from '../testing/emulatorKit';
import { playDevices } from '../testing/playDevices';
import { faultsOf } from '../testing/scheduleFaults';

/** Schedules in npm test; the campaign plays a thousand. */
const schedules = Number(process.env['HOLESHOT_SCHEDULES'] ?? 12);
const atOnce = 4;
const length = 7;
const seed = Number(process.env['HOLESHOT_SEED'] ?? 7);

test('whatever two to four devices do, no pass is broken, gone or there twice, no write is lost silently, and all show the same', async () => {
  const counts = { steps: 0, kept: 0, untold: 0 };
  const faulty: string[] = [];
  for (let first = 0; first < schedules; first += atOnce) {
    // The emulator reads all stored data at each query, waits for locks of killed devices, and may give up once.
    await resetFirestore().catch(resetFirestore);
    const numbers = Array.from({ length: Math.min(atOnce, schedules - first) }, (_, i) => first + i);
    await Promise.all(
      numbers.map(async (number) => {
        const random = seeded(seed * 10_000 + number);
        const played = await playDevices(random, length, { pass: fullPass, vehicle: nova }).catch(
          (error: unknown) => String(error),
        );
        if (typeof played === 'string') {
          faulty.push(`schedule ${number} did not end: ${played}`);
          return;
        }
        const faults = faultsOf(played, played.books);
        counts.steps += played.steps.length;
        counts.kept += played.refused.length;
        counts.untold += played.untold;
        if (faults.length > 0) faulty.push([`schedule ${number}`, ...played.story, ...faults].join('\n'));
        await played.stop();
      }),
    );
  }
  expect(faulty.join('\n\n')).toBe('');
  process.stdout.write(
    `Two to four devices: ${schedules} schedules (seed ${seed}) of ${counts.steps} writes lost none; ${counts.kept} were kept with a reason; ${counts.untold} devices had to ask once more.\n`,
  );
}, 7_200_000);
