import {
  distanceLabels,
  distances,
  icons,
  type Location,
  type LocationStart,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import {
  type DevicePosition,
  DialogLayout,
  FormError,
  Icon,
  ReadOnlyNote,
  RestoredDraft,
  type Segment,
  SegmentedControl,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { CompassRose } from './direction/CompassRose';
import type { LocationFields } from './locationSchema';
import type { ZoneLookup } from './place/zoneLookup';
import { PlaceSection } from './PlaceSection';
import { TextRow } from './TextRow';
import { useLocationForm } from './useLocationForm';

const lengths = distances.map((distance): Segment<LocationFields['length']> => ({
  value: `${distance}`,
  label: distanceLabels[distance],
}));

/** Form of a track. */
export const LocationForm = ({
  ports,
  location,
  start,
  approximate,
  isNew,
  draftKey,
  lookup,
  findPosition,
  readOnly,
  save,
  onSaved,
  onClose,
  children,
}: {
  location: Location | undefined;
  /** Known facts of a new location. */
  start: LocationStart | undefined;
  /** First values that may be off. */
  approximate: NonNullable<LocationStart['approximate']>;
  isNew: boolean;
  draftKey: string;
  ports: Pick<Ports, 'drafts' | 'weather'>;
  lookup: ZoneLookup;
  /** Finds the device's position; the browser asks the racer first. */
  findPosition: () => Promise<Result<DevicePosition>>;
  readOnly: boolean;
  /** Saves the typed values over the location the form began with; returns a sentence on failure. */
  save: (fields: LocationFields, begun: Location | undefined) => string | undefined;
  onSaved: () => void;
  onClose: () => void;
  /** Content below the fields. */
  children: ReactNode;
}) => {
  const { form, stored, onSubmit, failure, restored, startAfresh, spreadPair, waits, onSearching } =
    useLocationForm({
      location,
      start,
      drafts: ports.drafts,
      draftKey,
      save,
      onSaved,
      isZoneOpen: lookup.state === 'loading',
    });
  const problemPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) problemPlace.current?.focus();
  }, [failure]);

  return (
    <DialogLayout
      title={isNew ? 'Add location' : 'Edit location'}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <Button
          type="submit"
          variant="contained"
          startIcon={readOnly ? <Icon path={icons.lockIcon} /> : undefined}
        >
          {waits && `Save without a ${lookup.state === 'loading' ? 'time zone' : 'station'}`}
          {!waits && 'Save location'}
        </Button>
      }
    >
      <Stack useFlexGap spacing={2.5}>
        {readOnly && <ReadOnlyNote what="Locations" />}
        <Box ref={problemPlace} tabIndex={-1} sx={{ outline: 'none', '&:empty': { display: 'none' } }}>
          <FormError message={failure?.message} />
        </Box>
        {restored && <RestoredDraft ofSaved={!isNew} onStartAfresh={startAfresh} />}
        <TextRow form={form} name="title" label="Title" required />
        <TextRow form={form} name="address" label="Address" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <TextRow form={form} name="city" label="City" />
          </Box>
          <TextRow form={form} name="state" label="State" />
          <TextRow form={form} name="zip" label="ZIP" />
        </Box>
        <PlaceSection
          form={form}
          stored={stored}
          approximate={approximate}
          weather={ports.weather}
          lookup={lookup}
          findPosition={findPosition}
          spreadPair={spreadPair}
          onSearching={onSearching}
          waits={waits}
        >
          <Controller
            control={form.control}
            name="length"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <SegmentedControl
                label="Length"
                segments={lengths}
                value={value ?? undefined}
                onChange={onChange}
                inputRef={ref}
                error={error?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="direction"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <CompassRose
                label="The cars travel toward"
                value={value ?? undefined}
                onChange={onChange}
                inputRef={ref}
                error={error?.message}
              />
            )}
          />
        </PlaceSection>
        <Typography variant="h3">Contact</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextRow form={form} name="phone" label="Phone" keypad="tel" />
          <TextRow form={form} name="website" label="Website" keypad="url" />
        </Box>
        {children}
      </Stack>
    </DialogLayout>
  );
};
