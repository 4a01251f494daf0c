import {
  formatDial,
  lastScoutedDial,
  parseNumber,
  runsOfCar,
  scoutedProblem,
  seconds,
  type ClockPort,
  type DraftsPort,
  type ScoutedCar,
  type ScoutedRun,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { bigGrid } from '../fields/bigGrid';

const nothing = { car: '', dial: '', et: '' };

type Typed = typeof nothing;

/** Reads the three fields; a sentence where they are no run. */
const readTyped = ({ car, dial, et }: Typed, at: string): ScoutedRun | string => {
  const [dialTime, etTime] = [parseNumber(dial), parseNumber(et)];
  if (dial.trim() !== '' && dialTime === undefined) return 'The dial is no number.';
  if (et.trim() !== '' && etTime === undefined) return 'The ET is no number.';
  const problem = scoutedProblem({ car, dial: dialTime, et: etTime });
  if (problem !== undefined || etTime === undefined) return problem ?? '';
  return {
    ...{ car: car.trim(), et: seconds(etTime), at },
    ...(dialTime !== undefined && { dial: seconds(dialTime) }),
  };
};

/** Three fields for a run off the board: car number, dial and ET. Add leads back to the first. */
export const RunFields = ({
  cars,
  drafts,
  clock,
  onAdd,
}: {
  /** Cars noted so far; their numbers are offered. */
  cars: readonly ScoutedCar[];
  drafts: DraftsPort;
  clock: ClockPort;
  onAdd: (run: ScoutedRun) => void;
}) => {
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const etField = useRef<HTMLInputElement>(null);
  const list = useId();
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
  };
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readTyped(typed, new Date(clock.now()).toISOString());
    if (typeof read === 'string') {
      setProblem(read);
      return;
    }
    onAdd(read);
    setTyped(nothing);
    first.current?.focus();
  };
  const lastDial = lastScoutedDial(
    runsOfCar(
      typed.car,
      cars.flatMap(({ runs }) => runs),
    ),
  );
  const takeDial = (dial: string) => {
    change({ dial });
    etField.current?.focus();
  };
  return (
    <form onSubmit={add} noValidate>
      <Box sx={bigGrid}>
        <TextField
          fullWidth
          label="Car number"
          name="scouted-car"
          value={typed.car}
          inputRef={first}
          autoComplete="off"
          helperText=" "
          onChange={({ target }) => change({ car: target.value })}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', enterKeyHint: 'next', list } }}
        />
        <datalist id={list}>
          {cars.map(({ car }) => (
            <option key={car} value={car} />
          ))}
        </datalist>
        <NumberField
          label="Dial"
          name="scouted-dial"
          value={typed.dial}
          hint="if shown"
          onChange={(dial) => change({ dial })}
        />
        <NumberField
          label="ET"
          name="scouted-et"
          value={typed.et}
          inputRef={etField}
          hint=" "
          onChange={(et) => change({ et })}
        />
        <Button type="submit" variant="contained" sx={{ minHeight: 56, alignSelf: 'start' }}>
          Add
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 48 }}>
        {lastDial !== undefined && typed.dial === '' && (
          <Button onClick={() => takeDial(formatDial(lastDial))} sx={{ minHeight: 48 }}>
            Same dial: {formatDial(lastDial)}
          </Button>
        )}
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      </Box>
    </form>
  );
};
