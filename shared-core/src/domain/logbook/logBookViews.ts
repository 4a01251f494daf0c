/** Choice of columns for the log book, as stored in `users/{uid}.logBookSettings.dataSets.{key}`. */
export interface LogBookView {
  name: string;
  /** Dotted paths into an entry, such as `timeslip.et_660`, in the order of the columns. */
  fieldKeys: string[];
}

/** Views of a new racer, by their keys. */
export const defaultLogBookViews: Record<string, LogBookView> = {
  timeslip: {
    name: 'Timeslip',
    // The finish leads, in sight on the narrowest table; the slip follows from the tree on.
    fieldKeys: [
      'derived.finish_et',
      'derived.finish_mph',
      'timeslip.result',
      'timeslip.quality',
      'timeslip.lane',
      'timeslip.dialin_et',
      'timeslip.reaction_time',
      'timeslip.et_60',
      'timeslip.et_330',
      'timeslip.et_660',
      'timeslip.mph_660',
      'timeslip.et_1000',
    ],
  },
  splits: {
    name: 'Splits',
    fieldKeys: [
      'timeslip.et_60',
      'derived.split_60_330',
      'derived.split_330_660',
      'derived.split_660_1000',
      'derived.split_1000_1320',
      'derived.finish_et',
      'derived.finish_mph',
    ],
  },
  weather: {
    name: 'Weather',
    fieldKeys: [
      'derived.finish_et',
      'derived.density_altitude',
      'derived.grains',
      'weather.air_temp',
      'weather.humidity',
      'weather.pressure',
      'weather.wind_speed',
      'weather.wind_direction',
    ],
  },
};
