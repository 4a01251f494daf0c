import {
  dialFor,
  exactDegrees,
  feet,
  formatDial,
  formatDifference,
  formatEt,
  formatSeconds,
  formatWhole,
  headwind,
  thinnerAir,
  type DraftsPort,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { LaneChoice } from '../choice/LaneChoice';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';
import { asItIs, whatIf, whatIfErrors, whatIfFields, type WhatIfField, type WhatIfTexts } from './whatIf';

const labels: Record<WhatIfField, { label: string; unit: string }> = {
  air_temp: { label: 'Temperature', unit: '°F' },
  humidity: { label: 'Humidity', unit: '%' },
  pressure: { label: 'Station pressure', unit: 'inHg' },
  headwind: { label: 'Head wind', unit: 'mph' },
  weight: { label: 'Race weight', unit: 'lb' },
};

const valuesNow = ({ vehicle, location }: ChosenPlace, air: WeatherObservation) => {
  const from = air.wind_direction?.degrees;
  return {
    air_temp: `Now ${formatWhole(air.air_temp)}`,
    humidity: `Now ${formatWhole(air.humidity)}`,
    pressure: `Now ${formatSeconds(air.pressure, 2)}`,
    headwind:
      from === undefined
        ? 'Minus for tail wind'
        : `Now ${formatWhole(headwind(from, air.wind_speed, exactDegrees(location.track_direction)))}; minus for tail wind`,
    weight: `Now ${formatWhole(vehicle.base_tune.weight_with_driver)}`,
  };
};

/** Difference of the temperature (°F) in the folded panel's figure. */
const tenMore = 10;
const thousand = feet(1000);

/** Stays in sight above the fields while a phone's keyboard takes the lower half of the screen. */
const answer = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minHeight: 92,
  py: 1,
  bgcolor: 'background.paper',
} as const;

/** Form that predicts the next pass in another air, with another weight or in another lane. */
export const WhatIfPanel = ({
  place,
  next,
  usualRisk,
  drafts,
}: {
  place: ChosenPlace;
  next: Pick<PredictedPass, 'air' | 'airSpread' | 'lane' | 'timer' | 'prediction' | 'engine'>;
  /** Breakout risk (a share of 1) of the dial for the other air. */
  usualRisk: number;
  drafts: DraftsPort;
}) => {
  const { air, lane, prediction } = next;
  const [texts, setTexts] = useState(asItIs);
  const [other, setOther] = useState<{ lane: ChosenLane }>();
  const asked = other === undefined ? lane : other.lane;
  const errors = whatIfErrors(texts);
  const changed = asked !== lane || whatIfFields.some((field) => texts[field].trim() !== '');
  // No draft of this form is saved, so an update of the app waits for it.
  useEffect(() => (changed ? drafts.hold() : undefined), [changed, drafts]);
  const sound = Object.keys(errors).length === 0;
  const result = changed && sound ? whatIf(place, next, texts, asked) : undefined;
  const { hotter, byHeat, byPressure } = useMemo(() => {
    const change = (other: Partial<WhatIfTexts>) => {
      const there = whatIf(place, next, { ...asItIs, ...other }, lane);
      return there.ok ? `${formatDifference(there.value.et - prediction.et)} s` : undefined;
    };
    return {
      hotter: change({ air_temp: (air.air_temp + tenMore).toFixed(1) }),
      byHeat: change({ air_temp: thinnerAir(air, thousand, 'air_temp').air_temp.toFixed(1) }),
      byPressure: change({ pressure: thinnerAir(air, thousand, 'pressure').pressure.toFixed(3) }),
    };
  }, [place, next, air, lane, prediction]);
  const now = valuesNow(place, air);
  const field = (name: WhatIfField) => (
    <NumberField
      key={name}
      {...labels[name]}
      name={name}
      value={texts[name]}
      hint={now[name]}
      error={errors[name]}
      signed={name === 'air_temp' || name === 'headwind'}
      onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
    />
  );
  return (
    <FoldPanel
      title="What if"
      figure={
        result?.ok === true
          ? `${formatDifference(result.value.et - prediction.et)} s`
          : hotter && `+${tenMore} °F: ${hotter}`
      }
    >
      <Stack useFlexGap spacing={2}>
        <Box role="status" sx={answer}>
          {result === undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {sound
                ? 'Change a value to see its ET here. Empty fields stay as they are now.'
                : 'Correct the marked value to see its ET here.'}
            </Typography>
          )}
          {result?.ok === false && <Typography>{result.failure.message}</Typography>}
          {result?.ok === true && (
            <>
              <Typography component="span" sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.1 }}>
                {formatDifference(result.value.et - prediction.et)} s
              </Typography>
              <Typography>
                ET {formatEt(result.value.et)}, 80 % between {formatEt(result.value.low80)} and{' '}
                {formatEt(result.value.high80)}. Dial for {formatWhole(usualRisk * 100)} %:{' '}
                {formatDial(dialFor(result.value, usualRisk).dial)}.
              </Typography>
              {texts.weight.trim() !== '' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  A new weight saved with the vehicle counts once you run passes with it.
                </Typography>
              )}
            </>
          )}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            // Room for the longest name and its unit in one line.
            gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
          }}
        >
          {whatIfFields.map(field)}
        </Box>
        {byHeat !== undefined && byPressure !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            +1,000 ft of density altitude: {byHeat} by heat, {byPressure} by pressure, all else held.
          </Typography>
        )}
        <LaneChoice lane={asked} onChoose={(chosen) => setOther({ lane: chosen })} />
        {changed && (
          <Button
            variant="outlined"
            onClick={() => {
              setTexts(asItIs);
              setOther(undefined);
            }}
          >
            Back to now
          </Button>
        )}
      </Stack>
    </FoldPanel>
  );
};
