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
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LocationForm } from './LocationForm';
import { locationFromFields } from './locationFromFields';
import type { LocationFields } from './locationSchema';
import { useZoneLookup, type ZoneAt } from './place/useZoneLookup';

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
  const readOnly = useReadOnly(session);
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
      <DialogNotice title="Edit location" onClose={() => close()}>
        {loaded.state === 'unknown' ? (
          <FieldSkeletons label="Loading the location" />
        ) : (
          <Typography>
            This location is not among yours any more. Nothing was changed; close this and pick another.
          </Typography>
        )}
      </DialogNotice>
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
