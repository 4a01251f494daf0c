import {
  fullProblem,
  mostRows,
  sayFailure,
  undoTimeout,
  unknown,
  type DialogProps,
  type Location,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import {
  type DevicePosition,
  DialogNotice,
  FieldSkeletons,
  findExactPosition,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeleteSection } from './delete/DeleteSection';
import { useLocationUse } from './delete/useLocationUse';
import { doubtsOf } from '../directory/doubtsOf';
import { loadStrips } from '../directory/loadStrips';
import type { Strip } from '../directory/parseStrips';
import { LocationForm } from './LocationForm';
import { locationFromFields } from './locationFromFields';
import type { LocationFields } from './locationSchema';
import { useLoaded } from '../loading/useLoaded';
import { loadZones, type ZoneAt } from './place/zoneLookup';
import { stationAtSave } from './station/stationAtSave';

/** Dialog that adds, changes or deletes a location. */
export const LocationDialog = ({
  ports,
  input: { locationUid, start },
  close,
  locate = findExactPosition,
  findZones = loadZones,
  readStrips = loadStrips,
}: DialogProps<'location'> & {
  ports: Pick<
    Ports,
    | 'locations'
    | 'session'
    | 'logBooks'
    | 'vehicles'
    | 'settings'
    | 'weather'
    | 'drafts'
    | 'feedback'
    | 'clock'
  >;
  /** Finds the device's position; the browser asks the racer first. */
  locate?: () => Promise<Result<DevicePosition>>;
  findZones?: () => Promise<ZoneAt>;
  readStrips?: () => Promise<Strip[]>;
}) => {
  const [uid] = useState(() => locationUid ?? ports.clock.newId());
  const loaded = useObservable(ports.locations.locations$, unknown);
  const readOnly = useReadOnly(ports.session);
  const { loaded: lookup } = useLoaded(findZones);
  const { loaded: directory } = useLoaded(readStrips);
  const use = useLocationUse(uid, ports);
  const known = loaded.state === 'present' ? loaded.value : [];
  const stored = known.find((row) => row.uid === uid);
  const full = stored === undefined ? fullProblem(known.length, mostRows.locations, 'locations') : undefined;

  const draftKey = `location/${locationUid ?? (start === undefined ? 'new' : `new/${start.title}`)}`;

  const save = (typed: LocationFields, begun: Location | undefined): string | undefined => {
    const fields = { ...typed, ...stationAtSave(typed, typed, begun) };
    const saved = ports.locations.save(locationFromFields(fields, begun, { uid, lookup, start }), begun);
    if (!saved.ok) return `${saved.failure.message} Your entries are still here.`;
    ports.feedback.snackbar({
      saved: true,
      ...(fields.station === null && fields.chosenBy === 'nearness'
        ? { text: 'Location saved without a weather station. Open it to choose one.', color: 'warning' }
        : { text: 'Location saved.', color: 'success' }),
    });
    return undefined;
  };
  const remove = (location: Location): void => {
    const deleted = ports.locations.delete(uid);
    sayFailure(deleted, ports.feedback);
    if (!deleted.ok) return;
    ports.drafts.clear(draftKey);
    close();
    ports.feedback.snackbar({
      text: 'Location deleted. Passes logged there keep it as it was.',
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(ports.locations.save(location), ports.feedback) },
    });
  };

  if (locationUid !== undefined && stored === undefined) {
    return (
      <DialogNotice title="Edit location" onClose={() => close()}>
        {loaded.state === 'unknown' ? (
          <FieldSkeletons label="Loading the location" />
        ) : (
          <Typography>This location was deleted. Nothing was changed.</Typography>
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
      approximate={
        stored === undefined || directory.state !== 'ready'
          ? (start?.approximate ?? [])
          : doubtsOf(stored, directory.value)
      }
      isNew={locationUid === undefined}
      draftKey={draftKey}
      ports={ports}
      lookup={lookup}
      findPosition={locate}
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
