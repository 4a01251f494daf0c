import { defaultDashboardWidgets } from '../domain/dashboard/dashboardWidgets';
import type { Location } from '../domain/entities/Location';
import type { UserSettings } from '../domain/entities/UserSettings';
import type { StationObservation } from '../domain/entities/Weather';
import { degrees, fahrenheit, feet, inHg, miles, mph, percent } from '../domain/units/units';
import type { SignedIn } from '../platform/ports/SessionPort';

/** A racer in the trial. */
export const racerSession: SignedIn = {
  status: 'signed-in',
  uid: 'racer',
  email: 'racer@holeshot.test',
  firstName: 'Alex',
  lastName: 'Miller',
  emailVerified: true,
  hasPassword: true,
  access: 'active_free_trial',
  canWrite: true,
  trialDaysLeft: 12,
};

/** A racer whose trial has ended. */
export const readOnlySession: SignedIn = {
  ...racerSession,
  access: 'logged_in_read_only',
  canWrite: false,
  trialDaysLeft: 0,
};

export const racerSettings: UserSettings = {
  email: 'racer@holeshot.test',
  firstName: 'Alex',
  lastName: 'Miller',
  isAdmin: false,
  isRegistered: true,
  trialExpirationDate: Date.UTC(2026, 6, 2),
  maxVehicleLimit: 5,
  version: '4.4.17',
  displayMode: 'dark',
  pathsPinnedToBottomNav: ['/', '/logbook', '/predictions'],
  dashboardWidgets: defaultDashboardWidgets,
  sideNavAsRail: false,
  showConsoleLogs: false,
  suggestedTuningEnabled: true,
  automaticTuningResultsEnabled: false,
  selectedPrediction: null,
  selectedPredictionCardView: 'et_emphasis',
  selectedPredictionHistoryCardDataChoice: 'air_temp',
  selectedDdpEt: null,
  currentDataSet: null,
  hasSeenSubscriptionRedirectMsg: false,
};

/** A quarter-mile track with a station. */
export const greatLakes: Location = {
  uid: 'great-lakes',
  title: 'Great Lakes Dragaway',
  address: '',
  city: 'Union Grove',
  state: 'WI',
  zip: '',
  timezone: 'America/Chicago',
  phone: '',
  website: '',
  lat: 42.6625,
  lng: -88.0325,
  elevation: feet(750),
  track_length: 1320,
  track_direction: { index: 0, label: 'Northerly' },
  weather_station: {
    id: 'KENW',
    name: 'Kenosha Regional',
    lat: 42.595,
    lng: -87.938,
    elevation: feet(742),
    distance: miles(6.7),
  },
};

/** A warm, humid afternoon with a light wind. */
export const summerAfternoon: StationObservation = {
  station_id: 'KENW',
  datetime: '2026-06-20T17:55:00.000Z',
  air_temp: fahrenheit(87),
  humidity: percent(54),
  altimeter: inHg(29.92),
  wind_degrees: degrees(315),
  wind_speed: mph(6),
  condition: 'clear',
};
