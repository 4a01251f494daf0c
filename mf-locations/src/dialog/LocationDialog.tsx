import {
  fullProblem,
  mostRows,
  sayFailure,
  undoTimeout,
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type Location,
  type LocationStart,
  type LocationsPort,
  type LogBooksPort,
  type Result,
  type SessionPort,
  type SettingsPort,
  type VehiclesPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeleteSection } from './delete/DeleteSection';
import { useLocationUse } from './delete/useLocationUse';
import { LocationForm } from './LocationForm';
import { locationFromFields } from './locationFromFields';
import type { LocationFields } from './locationSchema';
import type { DevicePosition } from '../near/devicePosition';
import { useLoaded } from '../useLoaded';
import type { ZoneAt } from './place/zoneLookup';
import { stationAtSave } from './station/stationAtSave';

/** Adds, changes or deletes a location: finds what is stored, saves what the form gives, tells what was done. */
export const LocationDialog = ({
  locationUid,
  start,
  close,
  locations,
  session,
  logBooks,
  vehicles,
  settings,
  weather,
  drafts,
  events,
  feedback,
  clock,
  findPosition,
  loadZones,
}: {
  /** Undefined for a new location. */
  locationUid: string | undefined;
  /** What is known of a new location; an own draft is kept for each. */
  start?: LocationStart | undefined;
  close: (output?: DialogOutput<'location'>) => void;
  locations: LocationsPort;
  session: SessionPort;
  logBooks: LogBooksPort;
  vehicles: VehiclesPort;
  settings: SettingsPort;
  weather: WeatherPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  /** Where the device is; the racer is asked first. */
  findPosition: () => Promise<Result<DevicePosition>>;
  loadZones: () => Promise<ZoneAt>;
}) => {
  const [uid] = useState(() => locationUid ?? clock.newId());
  const loaded = useObservable(locations.locations$, unknown);
  const readOnly = useReadOnly(session);
  const { loaded: lookup } = useLoaded(loadZones);
  const use = useLocationUse(uid, { logBooks, vehicles, settings });
  const known = loaded.state === 'present' ? loaded.value : [];
  const stored = known.find((row) => row.uid === uid);
  const full = stored === undefined ? fullProblem(known.length, mostRows.locations, 'locations') : undefined;

  const draftKey = `location/${locationUid ?? (start === undefined ? 'new' : `new/${start.title}`)}`;

  const save = (typed: LocationFields, begun: Location | undefined): string | undefined => {
    const fields = { ...typed, ...stationAtSave(typed, typed, begun) };
    const saved = locations.save(locationFromFields(fields, begun, { uid, lookup }), begun);
    if (!saved.ok) return `${saved.failure.message} What you typed is kept.`;
    events.emit('location-saved', { locationUid: uid });
    feedback.snackbar({
      saved: true,
      ...(fields.station === null && fields.chosenBy === 'nearness'
        ? { text: 'Location saved. It has no weather station yet: open it to choose one.', color: 'warning' }
        : { text: 'Location saved.', color: 'success' }),
    });
    return undefined;
  };
  const remove = (location: Location): void => {
    const deleted = locations.delete(uid);
    sayFailure(deleted, feedback);
    if (!deleted.ok) return;
    drafts.clear(draftKey);
    close();
    feedback.snackbar({
      text: 'Location deleted. Passes logged there keep it as it was.',
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(locations.save(location), feedback) },
    });
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
  if (full !== undefined) {
    return (
      <DialogNotice title="Add location" onClose={() => close()}>
        <Typography>{full}</Typography>
      </DialogNotice>
    );
  }
  return (
    <LocationForm
      location={stored}
      start={start}
      isNew={locationUid === undefined}
      draftKey={draftKey}
      drafts={drafts}
      weather={weather}
      lookup={lookup}
      findPosition={findPosition}
      readOnly={readOnly}
      save={save}
      onSaved={() => close({ locationUid: uid })}
      onClose={() => close()}
    >
      {stored !== undefined && (
        <DeleteSection
          use={use}
          isOnly={loaded.state === 'present' && loaded.value.length === 1}
          onDelete={() => remove(stored)}
        />
      )}
    </LocationForm>
  );
};
