import { tap, type Observable } from 'rxjs';
import type { Loadable, LogEntry, Ports, Result } from '@holeshot/shared-core';
import type { Backend, Racer } from '../backend/Backend';
import type { Remembered, RememberedName } from '../remembered/readRemembered';
import { remember } from '../remembered/remembered';
import { ofVehicle } from '../streams/ofVehicle';
import { persistStorage } from '../trouble/persistStorage';
import type { createWrites } from './createWrites';

/** Streams a part of the signed-in racer's data. */
export type OfRacer = <Value>(
  stream: (racer: Racer) => Observable<Loadable<Value>>,
) => Observable<Loadable<Value>>;

/** Streams as `OfRacer`; at a start the device's memory of it comes before the database is open. */
export type OfRemembered = <Name extends RememberedName>(
  name: Name,
  stream: (racer: Racer) => Observable<Loadable<Remembered[Name]>>,
) => Observable<Loadable<Remembered[Name]>>;

/** Ports of the racer's stored records. */
type RecordPorts = Pick<
  Ports,
  | 'vehicles'
  | 'tunes'
  | 'locations'
  | 'logBooks'
  | 'deletedPasses'
  | 'logBookViews'
  | 'predictions'
  | 'customFields'
>;

const entriesOf = ({ uid, logBooks }: Racer): Observable<Loadable<LogEntry[]>> =>
  logBooks.entries$.pipe(tap((entries) => remember('passes', uid, entries)));

/** Creates the ports of the racer's stored records. */
export const createRecordPorts = ({
  ofRacer,
  ofRemembered,
  writing,
  request,
}: {
  ofRacer: OfRacer;
  ofRemembered: OfRemembered;
  writing: ReturnType<typeof createWrites>['writing'];
  request: <Answer>(call: (parts: Backend) => Promise<Result<Answer>>) => Promise<Result<Answer>>;
}): RecordPorts => ({
  vehicles: {
    vehicles$: ofRemembered('vehicles', (racer) => racer.vehicles$),
    deleted$: ofRacer((racer) => racer.deletedVehicles.deleted$),
    save: (vehicle) => writing((racer) => racer.saveVehicle(vehicle)),
    delete: (uid) => writing((racer) => racer.deletedVehicles.delete(uid)),
    restore: (uid) => writing((racer) => racer.deletedVehicles.restore(uid)),
  },
  tunes: {
    versions$: (uid) => ofRacer((racer) => racer.tunes.versions$(uid)),
    save: (change) => writing((racer) => racer.tunes.save(change)),
  },
  locations: {
    locations$: ofRemembered('locations', (racer) => racer.locations$),
    save: (location, before) => writing((racer) => racer.saveLocation(location, before)),
    delete: (uid) => writing((racer) => racer.deleteLocation(uid)),
  },
  logBooks: {
    newest$: () => ofRemembered('passes', (racer) => racer.logBooks.newest$),
    newestOf$: (vehicleUid) => ofRacer((racer) => racer.logBooks.newestOf$(vehicleUid)),
    entries$: (query = {}) => ofRacer(entriesOf).pipe(ofVehicle(query.vehicleUid)),
    save: (entry, before) => {
      const saved = writing((racer) => racer.logBooks.save(entry, before));
      if (saved.ok) persistStorage();
      return saved;
    },
    delete: (entry) => writing((racer) => racer.logBooks.delete(entry)),
  },
  deletedPasses: {
    deleted$: ofRacer((racer) => racer.deletedPasses.deleted$),
    restore: (pass) => writing((racer) => racer.logBooks.restore(pass)),
    remove: (pass) => writing((racer) => racer.deletedPasses.remove(pass)),
  },
  logBookViews: {
    views$: ofRacer((racer) => racer.views.views$),
    save: (view) => writing((racer) => racer.views.save(view)),
    delete: (key) => writing((racer) => racer.views.delete(key)),
  },
  predictions: {
    cards$: ofRacer((racer) => racer.predictions.cards$),
    save: (card) => writing((racer) => racer.predictions.save(card)),
    delete: (key) => writing((racer) => racer.predictions.delete(key)),
    signCall: (call) => request(({ callProofs }) => callProofs.signCall(call)),
    checkCall: (proof) => request(({ callProofs }) => callProofs.checkCall(proof)),
  },
  customFields: {
    fields$: ofRacer((racer) => racer.customFields$),
    save: (field) => writing((racer) => racer.saveCustomField(field)),
    delete: (pk) => writing((racer) => racer.deleteCustomField(pk)),
  },
});
