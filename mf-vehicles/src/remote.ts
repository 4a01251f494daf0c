import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer; each part loads when first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    vehicles: () =>
      import(/* webpackChunkName: "vehicles" */ './page/VehiclesPage').then((m) =>
        createLifecycle(m.VehiclesPage),
      ),
  },
  dialogs: {
    vehicle: () => import('./dialog/VehicleDialog').then((m) => createLifecycle(m.VehicleDialog)),
    tune: () => import('./tune/TuneDialog').then((m) => createLifecycle(m.TuneDialog)),
    'tune-history': () =>
      import('./history/TuneHistoryDialog').then((m) => createLifecycle(m.TuneHistoryDialog)),
    'delete-vehicle': () =>
      import('./delete/DeleteVehicleDialog').then((m) => createLifecycle(m.DeleteVehicleDialog)),
  },
  widgets: {
    vehicles: () =>
      import(/* webpackChunkName: "widget-vehicles" */ './widget/VehiclesWidget').then((m) =>
        createLifecycle(m.VehiclesWidget),
      ),
  },
});
