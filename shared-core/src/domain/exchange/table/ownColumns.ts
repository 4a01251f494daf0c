import type { SlipField } from '../../pass/slipFields';

/** Column of the app's own table: its head, and its field of a stored pass. */
export interface OwnColumn {
  head: string;
  path: readonly string[];
  /** A `flag` is `Yes` or empty. */
  kind: 'text' | 'number' | 'utc' | 'flag';
}

const column = (head: string, path: string, kind: OwnColumn['kind'] = 'number'): OwnColumn => ({
  head,
  path: path.split('.'),
  kind,
});

/** Heads in existing files: they stay, whatever a field is called on the screen. */
const slipHeads = Object.entries({
  dialin_et: 'Dial-in',
  reaction_time: 'Reaction',
  et_60: '60 ft',
  et_330: '330 ft',
  et_594: '594 ft',
  et_660: '1/8 mile',
  mph_660: '1/8 mile MPH',
  et_1000: '1000 ft',
  mph_1000: '1000 ft MPH',
  et_1320: '1/4 mile',
  mph_1320: '1/4 mile MPH',
} satisfies Record<SlipField, string>);

/** Columns of the app's own table, in order; custom fields and `moreHead` follow. */
export const ownColumns: readonly OwnColumn[] = [
  column('Pass id', 'log_entry_uid', 'text'),
  column('Time (UTC)', 'log_entry_datetime', 'utc'),
  column('Vehicle', 'vehicle.name', 'text'),
  column('Track', 'location.title', 'text'),
  column('Lane', 'timeslip.lane', 'text'),
  column('Result', 'timeslip.result', 'text'),
  column('Quality', 'timeslip.quality', 'text'),
  ...slipHeads.map(([field, label]) => column(label, `timeslip.${field}`)),
  column('Throttle stop', 'setup.throttle_stop'),
  column('Stop start', 'setup.stop_start'),
  column('Stop level', 'setup.stop_level'),
  column('Delay', 'setup.delay'),
  column('Temperature °F', 'weather.air_temp'),
  column('Humidity %', 'weather.humidity'),
  column('Station pressure inHg', 'weather.pressure'),
  column('Dew point °F', 'weather.dew_point'),
  column('Wind mph', 'weather.wind_speed'),
  column('Wind from °', 'weather.wind_direction.degrees'),
  column('Density altitude ft', 'derived.density_altitude'),
  column('Package', 'derived.package'),
  column('Event', 'event.name', 'text'),
  column('Class', 'event.class', 'text'),
  column('Round', 'event.round', 'text'),
  column('Bye', 'event.bye', 'flag'),
  column('Opponent', 'event.opponent', 'text'),
  column('Opponent dial', 'event.opponent_dial'),
  column('Margin', 'derived.margin'),
  column('Predicted 1/8 mile', 'prediction.et_660'),
  column('Predicted 1000 ft', 'prediction.et_1000'),
  column('Predicted 1/4 mile', 'prediction.et_1320'),
  column('Notes', 'notes', 'text'),
  column('Changes', 'changes', 'text'),
];

/** Prefix of a custom field in the head of its column. */
export const customHead = 'Custom: ';

/** Head of the time by the track's clocks, for people; not read back. */
export const localTimeHead = 'Time at the track';

/** Head of the last column: all other fields of the pass, as JSON. */
export const moreHead = 'All else (leave as it is)';
