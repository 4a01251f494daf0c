import { createVehicle, pounds } from '@holeshot/shared-core';
import { nova, novaPasses, runAlone } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const duster = createVehicle({
  uid: 'duster',
  name: "'71 Duster",
  finish: 1320,
  weight_with_driver: pounds(3150),
  fuel: 'Methanol',
  induction: 'Naturally Aspirated',
  notes: 'Four-link since May.',
  now: Date.UTC(2026, 0, 1),
});

runAlone(remote, {
  vehicles: [duster, nova],
  entries: novaPasses,
  deletedVehicles: [
    {
      vehicle: { ...duster, uid: 'dragster', name: 'Junior dragster' },
      deleted_at: Date.now() - 20 * 86_400_000,
    },
  ],
});
