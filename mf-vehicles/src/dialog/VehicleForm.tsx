import {
  distanceLabels,
  distances,
  fuelOf,
  fuels,
  inductionOf,
  inductions,
  type DraftsPort,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  DialogLayout,
  FormError,
  NumberField,
  ReadOnlyNote,
  RestoredDraft,
  SegmentedControl,
  type Segment,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { fuelLabel, inductionLabel } from '../car/factorLabel';
import { useVehicleForm } from './useVehicleForm';
import type { VehicleDraft, VehicleFields } from './vehicleSchema';

const finishes = distances.map((distance): Segment<VehicleDraft['finish']> => ({
  value: `${distance}`,
  label: distanceLabels[distance],
}));

/** Adds the stored factor to the options if it is not among them. */
const choices = <Label extends string>(
  rows: readonly { label: Label }[],
  ownLabel: string | undefined,
): Segment<Label | 'own'>[] => [
  ...rows.map(({ label }) => ({ value: label, label })),
  ...(ownLabel === undefined ? [] : [{ value: 'own' as const, label: ownLabel }]),
];

/** Form of a vehicle. */
export const VehicleForm = ({
  vehicle,
  isStored,
  title,
  note,
  draftKey,
  drafts,
  readOnly,
  limitProblem,
  save,
  onSaved,
  onClose,
}: {
  vehicle: Vehicle | undefined;
  /** False for a new vehicle and for a copy. */
  isStored: boolean;
  title: string;
  note: string | undefined;
  draftKey: string;
  drafts: DraftsPort;
  readOnly: boolean;
  /** Reason why no further vehicle may be added. */
  limitProblem: string | undefined;
  /** As `useVehicleForm` takes it. */
  save: (fields: VehicleFields, begun: VehicleDraft) => string | undefined;
  onSaved: () => void;
  onClose: () => void;
}) => {
  const { control, onSubmit, failure, restored, startAfresh } = useVehicleForm({
    vehicle,
    drafts,
    draftKey,
    save,
    onSaved,
  });
  const problem = failure?.message ?? limitProblem;
  const problemPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) problemPlace.current?.focus();
  }, [failure]);
  const ownFuel = vehicle !== undefined && fuelOf(vehicle) === undefined ? fuelLabel(vehicle) : undefined;
  const ownInduction =
    vehicle !== undefined && inductionOf(vehicle) === undefined ? inductionLabel(vehicle) : undefined;

  return (
    <DialogLayout
      title={title}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="contained">
          Save vehicle
        </Button>
      }
    >
      <Stack useFlexGap spacing={2.5}>
        {readOnly && <ReadOnlyNote what="Vehicles" />}
        <Box ref={problemPlace} tabIndex={-1} sx={{ outline: 'none', '&:empty': { display: 'none' } }}>
          <FormError message={problem} />
        </Box>
        {note !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {restored && <RestoredDraft ofSaved={isStored} onStartAfresh={startAfresh} />}
        <Controller
          control={control}
          name="name"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              fullWidth
              required
              label="Name"
              autoComplete="off"
              error={error !== undefined}
              helperText={error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="weight"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <NumberField
              {...field}
              inputRef={ref}
              required
              label="Race weight with driver"
              unit="lb"
              error={error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="fuel"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label="Fuel"
              segments={choices(fuels, ownFuel)}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="induction"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label="Induction"
              segments={choices(inductions, ownInduction)}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="finish"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl label="Raced over" segments={finishes} value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="notes"
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField
              {...field}
              inputRef={ref}
              fullWidth
              multiline
              minRows={3}
              label="Notes"
              error={error !== undefined}
              helperText={error?.message}
            />
          )}
        />
      </Stack>
    </DialogLayout>
  );
};
