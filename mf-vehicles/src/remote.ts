import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    vehicles: () =>
      import(/* webpackChunkName: "vehicles" */ './page/vehiclesPlace').then(
        (module) => module.vehiclesPlace,
      ),
  },
  dialogs: {
    vehicle: () => import('./dialog/vehiclePlace').then((module) => module.vehiclePlace),
    tune: () => import('./tune/tunePlace').then((module) => module.tunePlace),
    'tune-history': () => import('./history/tuneHistoryPlace').then((module) => module.tuneHistoryPlace),
    'delete-vehicle': () => import('./delete/deleteVehiclePlace').then((module) => module.deleteVehiclePlace),
  },
  widgets: {
    vehicles: () =>
      import(/* webpackChunkName: "widget-vehicles" */ './widget/vehiclesWidgetPlace').then(
        (module) => module.vehiclesWidgetPlace,
      ),
  },
});
