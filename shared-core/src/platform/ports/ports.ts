import type { AccountPort } from './account/AccountPort';
import type { AdministrationPort } from './account/AdministrationPort';
import type { ClockPort } from './ClockPort';
import type { ConnectionPort } from './ConnectionPort';
import type { CustomFieldsPort } from './CustomFieldsPort';
import type { DebugLogPort } from './DebugLogPort';
import type { DeletedPassesPort } from './passes/DeletedPassesPort';
import type { DialogsPort } from './DialogsPort';
import type { DraftsPort } from './DraftsPort';
import type { EventsPort } from './EventsPort';
import type { ExchangePort } from './ExchangePort';
import type { FeedbackPort } from './FeedbackPort';
import type { InstallPort } from './InstallPort';
import type { LocationsPort } from './LocationsPort';
import type { LogBookViewsPort } from './passes/LogBookViewsPort';
import type { LogBooksPort } from './passes/LogBooksPort';
import type { NavigationPort } from './NavigationPort';
import type { NotificationsPort } from './account/NotificationsPort';
import type { PassPicturesPort } from './passes/PassPicturesPort';
import type { PredictionsPort } from './PredictionsPort';
import type { RecognizerPort } from './RecognizerPort';
import type { SessionPort } from './SessionPort';
import type { SettingsPort } from './SettingsPort';
import type { SubscriptionPort } from './account/SubscriptionPort';
import type { TunesPort } from './TunesPort';
import type { UnreadablePort } from './UnreadablePort';
import type { VehiclesPort } from './VehiclesPort';
import type { WeatherPort } from './WeatherPort';

/** All ports. A port grows by addition; a breaking change raises its version, and both are served. */
export interface Ports {
  account: AccountPort;
  administration: AdministrationPort;
  clock: ClockPort;
  connection: ConnectionPort;
  customFields: CustomFieldsPort;
  debugLog: DebugLogPort;
  deletedPasses: DeletedPassesPort;
  dialogs: DialogsPort;
  drafts: DraftsPort;
  events: EventsPort;
  exchange: ExchangePort;
  feedback: FeedbackPort;
  install: InstallPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  logBookViews: LogBookViewsPort;
  navigation: NavigationPort;
  notifications: NotificationsPort;
  passPictures: PassPicturesPort;
  predictions: PredictionsPort;
  recognizer: RecognizerPort;
  session: SessionPort;
  settings: SettingsPort;
  subscription: SubscriptionPort;
  tunes: TunesPort;
  unreadable: UnreadablePort;
  vehicles: VehiclesPort;
  weather: WeatherPort;
}

/** Name of a port. */
export type PortName = keyof Ports;

/** Versions of each port that the shell serves, the newest last; `olderPorts` has the older ones. */
export const servedPorts: Record<PortName, readonly number[]> = {
  account: [1],
  administration: [1],
  clock: [1],
  connection: [1],
  customFields: [1],
  debugLog: [1],
  deletedPasses: [1],
  dialogs: [1],
  drafts: [1],
  events: [1],
  exchange: [1],
  feedback: [1],
  install: [1],
  locations: [1],
  logBooks: [1],
  logBookViews: [1],
  navigation: [1],
  notifications: [1],
  passPictures: [1],
  predictions: [1],
  recognizer: [1, 2],
  session: [1],
  settings: [1],
  subscription: [1],
  tunes: [1],
  unreadable: [1],
  vehicles: [1],
  weather: [1],
};

/** Ports a remote needs, each with the version it was built against. */
export type Needs = Partial<Record<PortName, number>>;

/** Prop that a remote receives, the only one: the ports of its offer. */
export type PlatformOf<Asked extends Needs> = Pick<Ports, Extract<keyof Asked, PortName>>;
