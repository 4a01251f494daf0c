import {
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type LocationsPort,
  type SessionPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogLayout, useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { LocationForm } from './LocationForm';
import { locationFromFields } from './locationFromFields';
import type { LocationFields } from './locationSchema';
import { useZoneLookup, type ZoneAt } from './place/useZoneLookup';

const Waiting = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <DialogLayout
    title="Edit location"
    onClose={onClose}
    onSubmit={(event) => event.preventDefault()}
    actions={
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
    }
  >
    {children}
  </DialogLayout>
);

/** Adds a location or changes one: finds what is stored, saves what the form gives, tells that it is saved. */
export const LocationDialog = ({
  locationUid,
  close,
  locations,
  session,
  weather,
  drafts,
  events,
  feedback,
  clock,
  loadZones,
}: {
  /** Undefined for a new location. */
  locationUid: string | undefined;
  close: (output?: DialogOutput<'location'>) => void;
  locations: LocationsPort;
  session: SessionPort;
  weather: WeatherPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  loadZones: () => Promise<ZoneAt>;
}) => {
  const [uid] = useState(() => locationUid ?? clock.newId());
  const loaded = useObservable(locations.locations$, unknown);
  const racer = useObservable(session.session$, { status: 'unknown' });
  const readOnly = racer.status === 'signed-in' && !racer.canWrite;
  const lookup = useZoneLookup(loadZones);
  const stored = loaded.state === 'present' ? loaded.value.find((row) => row.uid === uid) : undefined;

  const save = (fields: LocationFields): string | undefined => {
    const saved = locations.save(locationFromFields(fields, stored, { uid, lookup }));
    if (!saved.ok) return `${saved.failure.message} What you typed is kept.`;
    events.emit('location-saved', { locationUid: uid });
    feedback.snackbar({ text: 'Location saved.', color: 'success' });
    return undefined;
  };

  if (locationUid !== undefined && stored === undefined) {
    return (
      <Waiting onClose={() => close()}>
        {loaded.state === 'unknown' ? (
          <Stack spacing={2} role="status" aria-label="Loading the location">
            <Skeleton variant="rounded" height={56} />
            <Skeleton variant="rounded" height={56} />
            <Skeleton variant="rounded" height={56} />
          </Stack>
        ) : (
          <Typography>
            This location is not among yours any more. Nothing was changed; close this and pick another.
          </Typography>
        )}
      </Waiting>
    );
  }
  return (
    <LocationForm
      location={stored}
      isNew={locationUid === undefined}
      draftKey={`location/${locationUid ?? 'new'}`}
      drafts={drafts}
      weather={weather}
      lookup={lookup}
      readOnly={readOnly}
      save={save}
      onSaved={() => close({ locationUid: uid })}
      onClose={() => close()}
    />
  );
};
