import { formatWhole, sayFailure, undoTimeout, type Location, type Ports } from '@holeshot/shared-core';
import { filter, firstValueFrom, map, ReplaySubject, skipWhile } from 'rxjs';
import { directionWord } from '../find/compassPoints';

/** Pauses (ms) before a failed search for the station is repeated. */
const pauses = [3_000, 10_000, 30_000];

/**
 * Saves a track of the directory at once, with Undo; its nearest weather station follows once it is found,
 * unless the racer has moved or deleted the track or chosen a station by then.
 * @param approximate says that the elevation may be off
 */
export const addKnownTrack = (
  track: Location,
  approximate: boolean,
  ports: Pick<Ports, 'locations' | 'weather' | 'feedback'>,
): void => {
  const { title, elevation, track_direction: direction } = track;
  const saved = ports.locations.save(track);
  sayFailure(saved, ports.feedback);
  if (!saved.ok) return;
  ports.feedback.snackbar({
    saved: true,
    color: approximate ? 'warning' : 'success',
    text: `${title} added: ${approximate ? 'about ' : ''}${formatWhole(elevation)} ft, cars run ${directionWord(direction.index)}. Check both on its card.`,
    timeout: undoTimeout,
    action: {
      label: 'Undo',
      run: () => sayFailure(ports.locations.delete(track.uid), ports.feedback),
    },
  });
  const row$ = new ReplaySubject<Location | undefined>(1);
  // The first answers may be older than the track: what the device remembers, and the list before the save.
  const watching = ports.locations.locations$
    .pipe(
      filter(({ state }) => state !== 'unknown'),
      map((rows) => (rows.state === 'present' ? rows.value.find(({ uid }) => uid === track.uid) : undefined)),
      skipWhile((row) => row === undefined),
    )
    .subscribe(row$);
  const findStation = async ([pause, ...more]: readonly number[]): Promise<void> => {
    const found = await ports.weather.nearestStations(track).catch(() => undefined);
    const row = await firstValueFrom(row$);
    const waits = row?.weather_station === null && row.lat === track.lat && row.lng === track.lng;
    if (waits && found?.ok !== true && pause !== undefined) {
      // Its card offers to choose a station meanwhile.
      setTimeout(() => void findStation(more), pause);
      return;
    }
    watching.unsubscribe();
    const [station] = found?.ok === true ? found.value : [];
    if (row && waits && station) ports.locations.save({ ...row, weather_station: station }, row);
  };
  void findStation(pauses);
};
