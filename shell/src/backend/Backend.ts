import type { Observable } from 'rxjs';
import type {
  AccountPort,
  AdministrationPort,
  BrokenRow,
  CustomFieldsPort,
  DeletedPassesPort,
  ExchangePort,
  FailureCode,
  HeldLogBook,
  Loadable,
  LocationsPort,
  LogBooksPort,
  LogBookViewsPort,
  LogEntry,
  NotificationsPort,
  PassPicturesPort,
  PredictionsPort,
  Result,
  SettingsPort,
  SubscriptionPort,
  TunesPort,
  UnreadableList,
  VehiclesPort,
} from '@holeshot/shared-core';
import type { Outbox } from '../writes/Outbox';

type Parameter<Port, Name extends keyof Port> = Port[Name] extends (...given: infer Given) => unknown
  ? Given
  : never;

/** Writes of a port where access is known: they answer nothing, or a refusal. */
type Writes<Port, Name extends keyof Port> = {
  [Each in Name]: (...given: Parameter<Port, Each>) => Result<void> | void;
};

/** The data of the signed-in racer, and how they are written. */
export interface Racer {
  uid: string;
  outbox: Outbox;
  settings$: SettingsPort['settings$'];
  updateUser(patch: Record<string, unknown>): void;
  vehicles$: VehiclesPort['vehicles$'];
  saveVehicle: Writes<VehiclesPort, 'save'>['save'];
  deletedVehicles: Pick<VehiclesPort, 'deleted$'> & Writes<VehiclesPort, 'delete' | 'restore'>;
  tunes: Pick<TunesPort, 'versions$'> & Writes<TunesPort, 'save'>;
  locations$: LocationsPort['locations$'];
  saveLocation: Writes<LocationsPort, 'save'>['save'];
  deleteLocation: Writes<LocationsPort, 'delete'>['delete'];
  logBooks: Writes<LogBooksPort, 'save' | 'delete'> &
    Writes<DeletedPassesPort, 'restore'> & {
      /** The newest of them, told before all are read; then as `entries$`. */
      newest$: Observable<Loadable<LogEntry[]>>;
      /** Passes that the prediction of a car uses, newest first, told before all are read; then all of the car. */
      newestOf$: LogBooksPort['newestOf$'];
      /** Newest first. */
      entries$: Observable<Loadable<LogEntry[]>>;
    };
  deletedPasses: Pick<DeletedPassesPort, 'deleted$'> & Writes<DeletedPassesPort, 'remove'>;
  pictures$: PassPicturesPort['pictures$'];
  views: Pick<LogBookViewsPort, 'views$'> & Writes<LogBookViewsPort, 'save' | 'delete'>;
  predictions: Pick<PredictionsPort, 'cards$'> & Writes<PredictionsPort, 'save' | 'delete'>;
  customFields$: CustomFieldsPort['fields$'];
  saveCustomField: Writes<CustomFieldsPort, 'save'>['save'];
  deleteCustomField: Writes<CustomFieldsPort, 'delete'>['delete'];
  exchange: { stored(request?: { pictures: boolean }): Promise<HeldLogBook> } & Writes<
    ExchangePort,
    'add' | 'remove'
  >;
  /** Rows that cannot be read, list by list; nothing of them is changed. */
  unreadable: Record<Exclude<UnreadableList, 'notifications'>, Observable<Loadable<BrokenRow[]>>>;
}

/** Account port of a backend, which is asked to sign out once the racer has decided how. */
export interface BackendAccount extends AccountPort {
  /** Signs out, removes the racer's data and unsent changes from this device, and leads away. */
  signOutAndClear(): Promise<Result<void>>;
}

/** Source and store behind the ports: Firebase, this device alone, or memory. It runs from its start to its end. */
export interface Backend {
  /** The data of whoever is signed in; undefined while nobody is, or theirs are not open. */
  racer$: Observable<Racer | undefined> & { readonly value: Racer | undefined };
  account: BackendAccount;
  administration: AdministrationPort;
  notifications: NotificationsPort & { broken$: Observable<Loadable<BrokenRow[]>> };
  subscription: SubscriptionPort;
  callProofs: Pick<Required<PredictionsPort>, 'signCall' | 'checkCall'>;
  /** Codes of refused registrations. */
  refused$: Observable<FailureCode>;
  /**
   * Gets the signed-in racer's key to the weather service.
   * @param refused the key that the service did not accept
   */
  weatherToken(refused?: string): Promise<Result<string>>;
  /** Ends every listener and timer; nothing is told after that. */
  end(): void;
}
