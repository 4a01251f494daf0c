import type { Location } from '../../domain/entities/Location';
import type { WeatherObservation } from '../../domain/entities/Weather';

/** What is known of a track before it is added; what is missing is unknown, and the dialog asks for it. */
export type LocationStart = Pick<Location, 'title' | 'city' | 'state' | 'lat' | 'lng'> &
  Partial<Pick<Location, 'elevation' | 'track_length'>>;

/** What each dialog takes and gives; any part opens any dialog by name, whoever owns it. */
interface DialogTypes {
  /** Without `entryUid` a new pass, of `vehicleUid` or the car logged last; `shared` is the text of a slip. */
  'log-entry': {
    input: { vehicleUid?: string; entryUid?: string; shared?: string };
    output: { logEntryUid: string };
  };
  /** Without a key a new view. */
  'log-book-view': { input: { key?: string }; output: { key: string } };
  /** Takes a log book file or a table of passes into the log book; begins with `shared` where that is given. */
  import: { input: { shared?: File }; output: undefined };
  /** Gives the log book as files, and prints it. */
  export: { input: Record<string, never>; output: undefined };
  /** With `copyOf` a new vehicle begins as a copy of that one. */
  vehicle: { input: { vehicleUid?: string; copyOf?: string }; output: { vehicleUid: string } };
  'delete-vehicle': { input: { vehicleUid: string }; output: { vehicleUid: string } };
  tune: { input: { vehicleUid: string }; output: { vehicleUid: string } };
  'tune-history': { input: { vehicleUid: string }; output: undefined };
  /** Asks before a prediction card is taken away. */
  'remove-prediction': { input: { key: string }; output: { key: string } };
  'custom-fields': { input: Record<string, never>; output: undefined };
  notifications: { input: Record<string, never>; output: undefined };
  /** The air at a track from its station, corrected by hand or by the racer's own station, and taken over. */
  observation: { input: { locationUid: string }; output: { observation: WeatherObservation } };
  /** Without a uid a new location, filled with `start` where that is given. */
  location: { input: { locationUid?: string; start?: LocationStart }; output: { locationUid: string } };
}

/** A dialog that any remote may open, whichever remote brings it. */
export type DialogName = keyof DialogTypes;
/** What a dialog is opened with. */
export type DialogInput<Name extends DialogName> = DialogTypes[Name]['input'];
/** What a dialog gives back where it was not dismissed. */
export type DialogOutput<Name extends DialogName> = DialogTypes[Name]['output'];
