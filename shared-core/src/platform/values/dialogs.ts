import type { Location } from '../../domain/entities/Location';
import type { SlipField } from '../../domain/pass/slipFields';
import type { WeatherObservation } from '../../domain/entities/Weather';

/** Known facts of a track before it is added; the dialog asks for the others. */
export type LocationStart = Pick<Location, 'title' | 'city' | 'state' | 'lat' | 'lng'> &
  Partial<Pick<Location, 'elevation' | 'track_length' | 'track_direction'>> & {
    /** Facts that may be off: the place is that of the town, the elevation that of the ground near by. */
    approximate?: readonly ('place' | 'elevation')[];
  };

/** Input and output of each dialog; any part opens any dialog by name, whoever owns it. */
interface DialogTypes {
  /**
   * Without `entryUid` a new pass, of `vehicleUid` or the car logged last, at `locationUid` in `lane` where those are
   * given; `shared` is the text of a slip, or its photo. With `field` the form begins in that field of the slip.
   */
  'log-entry': {
    input: {
      vehicleUid?: string;
      locationUid?: string;
      lane?: 'Left' | 'Right';
      entryUid?: string;
      field?: SlipField;
      shared?: string | File;
    };
    output: { logEntryUid: string };
  };
  /** Without a key a new view. */
  'log-book-view': { input: { key?: string }; output: { key: string } };
  /** Restores deleted passes, or deletes them for good. */
  'deleted-passes': { input: Record<string, never>; output: undefined };
  /** Imports a log book file or a table of passes; begins with `shared` where that is given. */
  import: { input: { shared?: File }; output: undefined };
  /** Exports the log book as files, and prints it. */
  export: { input: Record<string, never>; output: undefined };
  /** With `copyOf` a new vehicle begins as a copy of that one. */
  vehicle: { input: { vehicleUid?: string; copyOf?: string }; output: { vehicleUid: string } };
  'delete-vehicle': { input: { vehicleUid: string }; output: { vehicleUid: string } };
  tune: { input: { vehicleUid: string }; output: { vehicleUid: string } };
  'tune-history': { input: { vehicleUid: string }; output: undefined };
  /** Asks before a prediction card is removed. */
  'remove-prediction': { input: { key: string }; output: { key: string } };
  'custom-fields': { input: Record<string, never>; output: undefined };
  notifications: { input: Record<string, never>; output: undefined };
  /** Air at a track from its station, corrected by hand or by the racer's own station, for a pass. */
  observation: { input: { locationUid: string }; output: { observation: WeatherObservation } };
  /** Without a uid a new location, filled with `start` where that is given. */
  location: { input: { locationUid?: string; start?: LocationStart }; output: { locationUid: string } };
}

/** Name of a dialog that any remote may open. */
export type DialogName = keyof DialogTypes;
/** Input of a dialog. */
export type DialogInput<Name extends DialogName> = DialogTypes[Name]['input'];
/** Output of a dialog that was not dismissed. */
export type DialogOutput<Name extends DialogName> = DialogTypes[Name]['output'];
