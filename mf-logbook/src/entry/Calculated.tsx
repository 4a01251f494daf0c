import {
  checkSlip,
  checkWeather,
  deriveValues,
  formatDifference,
  formatEt,
  formatMph,
  formatWhole,
  type DerivedValues,
  type Location,
  type SlipTimes,
  type Vehicle,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { readRace } from '../draft/readRace';
import { readSlip } from '../draft/readSlip';
import { readWeather } from '../draft/readWeather';

type Shown = Exclude<keyof DerivedValues, 'finish_et' | 'finish_ddp' | 'finish_mph'>;

const figures: Record<Shown, { label: string; format: (value: number) => string; unit?: string }> = {
  package: { label: 'Package', format: formatDifference },
  margin: { label: 'Margin', format: formatDifference },
  split_60_330: { label: '60–330', format: formatEt },
  split_330_660: { label: '330–1/8', format: formatEt },
  split_660_1000: { label: '1/8–1000', format: formatEt },
  split_1000_1320: { label: '1000–1/4', format: formatEt },
  density_altitude: { label: 'Density altitude', format: formatWhole, unit: 'ft' },
  grains: { label: 'Grains', format: formatWhole },
  horsepower: { label: 'Horsepower', format: formatWhole, unit: 'hp' },
  corrected_horsepower: { label: 'Corrected', format: formatWhole, unit: 'hp' },
  msa_et: { label: 'ET at sea level', format: formatEt },
  msa_mph: { label: 'MPH at sea level', format: formatMph },
};

/** Returns the slip numbers that pass the check. */
const soundTimes = (slip: SlipTimes): SlipTimes => {
  const { errors } = checkSlip(slip);
  return Object.fromEntries(Object.entries(slip).filter(([field]) => !(field in errors)));
};

/** Values calculated from valid slip and weather fields at each keystroke. */
export const Calculated = ({
  control,
  vehicle,
  location,
  observation,
}: {
  control: Control<EntryDraft>;
  vehicle: Vehicle;
  location: Location;
  /** Weather if none is typed; null if unknown. */
  observation: WeatherObservation | null;
}) => {
  const draft = useWatch({ control }) as EntryDraft;
  const typed = draft.weatherTyped ? readWeather(draft, '', observation) : observation;
  const derived = deriveValues({
    vehicle,
    location,
    timeslip: {
      datetime: '',
      lane: draft.lane,
      result: draft.result,
      quality: draft.quality,
      ...soundTimes(readSlip(draft, location.track_length).slip),
    },
    weather: typed === null || Object.keys(checkWeather(typed).errors).length > 0 ? null : typed,
    predictedFinish: undefined,
    event: readRace(draft),
  });
  const shown = (Object.keys(figures) as Shown[]).flatMap((key) => {
    const value = derived[key];
    return value === undefined || !Number.isFinite(value) ? [] : [{ key, value, ...figures[key] }];
  });
  if (shown.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Splits and air follow from the slip.</Typography>;
  return (
    <FigureList>
      {shown.map(({ key, label, value, format, unit }) => (
        <Figure key={key} label={label} value={format(value)} {...(unit === undefined ? {} : { unit })} />
      ))}
    </FigureList>
  );
};
