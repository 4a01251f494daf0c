import type { LogEntry } from '@holeshot/shared-core';
import TextField from '@mui/material/TextField';

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Number of the newest passes whose cars may be on a ladder. */
const recent = 50;

/** Lists the cars of the newest passes, the one of the last pass first. */
export const recentCars = (newestFirst: readonly LogEntry[]): LogEntry['vehicle'][] => [
  ...new Map(newestFirst.slice(0, recent).map(({ vehicle }) => [vehicle.uid, vehicle])).values(),
];

/** Fields that tell which line of the ladder is the racer, and in which car where there are several. */
export const OwnLine = ({
  names,
  own,
  cars,
  vehicleUid,
  onChange,
}: {
  /** Qualified order. */
  names: readonly string[];
  /** Empty before a choice. */
  own: string;
  cars: ReturnType<typeof recentCars>;
  /** One of the cars; empty where there are none. */
  vehicleUid: string;
  /** Tells the line and the car: a later pass of another car changes neither. */
  onChange: (choice: { own: string; vehicleUid: string }) => void;
}) => {
  const [car] = cars;
  return (
    <>
      <TextField
        select
        fullWidth
        label="You are"
        value={own}
        onChange={({ target }) => onChange({ own: target.value, vehicleUid })}
        slotProps={native}
        helperText={cars.length === 1 && car !== undefined ? `in ${car.name}` : undefined}
      >
        <option value="">Not chosen</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextField>
      {cars.length > 1 && (
        <TextField
          select
          fullWidth
          label="Your car"
          value={vehicleUid}
          onChange={({ target }) => onChange({ own, vehicleUid: target.value })}
          slotProps={native}
        >
          {cars.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </TextField>
      )}
    </>
  );
};
