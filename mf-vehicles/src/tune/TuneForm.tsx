import {
  distanceLabels,
  distances,
  type Distance,
  type DraftsPort,
  type Seconds,
  type Tunes,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  DialogLayout,
  FormError,
  ReadOnlyNote,
  RestoredDraft,
  SegmentedControl,
  type Segment,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { CheckRow } from './CheckRow';
import { EffectsPanel } from './EffectsPanel';
import { FoldedPart } from './FoldedPart';
import { LearnedPanel } from './LearnedPanel';
import { TuneFields } from './TuneFields';
import { isAdvanced, tuneNumbers, type TuneNumber } from '../car/tuneNumbers';
import { useTuneForm } from './useTuneForm';

type DistanceText = `${Distance}`;

const segments = distances.map((distance): Segment<DistanceText> => ({
  value: `${distance}`,
  label: distanceLabels[distance],
}));
const isOfCar = ({ distance }: TuneNumber): boolean => distance === undefined;

/** Form of a tune, distance by distance. */
export const TuneForm = ({
  vehicle,
  bestEt,
  titleOf,
  drafts,
  readOnly,
  save,
  onHistory,
  onClose,
}: {
  vehicle: Vehicle;
  /** Returns the best ET over a distance. */
  bestEt: (distance: Distance) => Seconds | undefined;
  /** Returns the title of a track. */
  titleOf: (locationUid: string) => string;
  drafts: DraftsPort;
  readOnly: boolean;
  /** Returns a sentence on failure. */
  save: (tunes: Tunes, isAnotherCar: boolean) => string | undefined;
  onHistory: () => void;
  onClose: () => void;
}) => {
  const form = useTuneForm({ stored: vehicle, drafts, draftKey: `tune/${vehicle.uid}` });
  const { tunes, problems } = form;
  const [distance, setDistance] = useState(vehicle.finish);
  const [unfolded, setUnfolded] = useState(false);
  /** A new record for each try to save. */
  const [tried, setTried] = useState<{ message: string | undefined }>();
  const content = useRef<HTMLDivElement>(null);
  const messagePlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried === undefined) return;
    const wrong = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? messagePlace.current)?.focus();
  }, [tried]);

  const shown = [...tuneNumbers.values()].filter((each) => (each.distance ?? distance) === distance);

  const submit = (): void => {
    const wrong = [...shown, ...tuneNumbers.values()].find(({ key }) => problems[key] !== undefined);
    if (wrong !== undefined) {
      setDistance(wrong.distance ?? distance);
      setUnfolded(unfolded || isAdvanced(wrong));
      setTried({ message: undefined });
      return;
    }
    const message = save(tunes, form.edits.isAnotherCar);
    if (message === undefined) form.saved();
    else setTried({ message });
  };

  const fieldsOf = (wanted: (number: TuneNumber) => boolean) => (
    <TuneFields form={form} numbers={shown.filter(wanted)} problems={tried === undefined ? {} : problems} />
  );
  const usual = shown
    .filter(isAdvanced)
    .flatMap(({ key, usual: value }) => (value === undefined ? [] : [[key, String(value)] as const]));
  const et =
    tunes.base_tune[`sl_et_zw_${distance}`] ?? vehicle.ddpe_tune[`sl_et_zw_${distance}`] ?? bestEt(distance);
  const over = distanceLabels[distance];

  return (
    <DialogLayout
      title="Tune"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onHistory}>
            History
          </Button>
          <Button type="submit" variant="contained">
            Save tune
          </Button>
        </>
      }
    >
      <Stack ref={content} useFlexGap spacing={2.5}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {vehicle.name}
        </Typography>
        {readOnly && <ReadOnlyNote what="Tunes" />}
        <Box ref={messagePlace} tabIndex={-1} sx={{ outline: 'none', '&:empty': { display: 'none' } }}>
          <FormError message={tried?.message} />
        </Box>
        {form.restored && <RestoredDraft ofSaved onStartAfresh={form.startAfresh} />}
        <SegmentedControl
          label="Distance"
          segments={segments}
          value={`${distance}`}
          onChange={(value) => setDistance(distances.find((each) => `${each}` === value) ?? distance)}
        />
        <EffectsPanel tune={tunes.base_tune} distance={distance} et={et} />
        {fieldsOf((number) => !isAdvanced(number) && !isOfCar(number))}
        <Typography variant="h3">At all distances</Typography>
        {fieldsOf((number) => !isAdvanced(number) && isOfCar(number))}
        <CheckRow
          label="The car itself has changed"
          sentence="Check this after a new engine, gears or tires. Earlier passes count less from then on."
          on={form.edits.isAnotherCar}
          onChange={form.setAnotherCar}
        />
        <CheckRow
          label="Predict with what the passes taught"
          sentence="Off: predictions use only base ET, air and wind."
          on={tunes.ddpe_tune.apply_learned_corrections}
          onChange={(on) => form.setFlag('apply_learned_corrections', on)}
        />
        <CheckRow
          label="Leave this tune to me"
          sentence="Suggestions still appear, but are never applied automatically."
          on={tunes.ddpe_tune.auto_adjust_disabled}
          onChange={(on) => form.setFlag('auto_adjust_disabled', on)}
        />
        <FoldedPart title="Advanced" open={unfolded} onToggle={setUnfolded}>
          <Typography variant="h3">Over the {over}</Typography>
          {fieldsOf((number) => isAdvanced(number) && !isOfCar(number))}
          <Typography variant="h3">The body, at all distances</Typography>
          {fieldsOf((number) => isAdvanced(number) && isOfCar(number))}
          <Button variant="outlined" onClick={() => form.setNumbers(usual)}>
            Set the usual values
          </Button>
          <Typography variant="h3">Learned over the {over}</Typography>
          <LearnedPanel vehicle={vehicle} distance={distance} titleOf={titleOf} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This is version {vehicle.base_tune[`tune_version_${distance}`]} of the car over the {over}: it
            counts on when the car changes, and each pass is logged with it.
          </Typography>
        </FoldedPart>
      </Stack>
    </DialogLayout>
  );
};
