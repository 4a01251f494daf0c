import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

/** Storage of the app in bytes; `persisted` if the browser does not clear it by itself. */
export interface DeviceRoom {
  usage: number | undefined;
  quota: number | undefined;
  persisted: boolean;
}

/** Reads the browser's estimate; rejects if it has none. */
export const readRoom = async (): Promise<DeviceRoom> => {
  const [{ usage, quota }, persisted] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { usage, quota, persisted };
};

/** Formats bytes: one decimal below 10 MB, gigabytes from 1000 MB. */
const inWords = (bytes: number): string => {
  const megabytes = bytes / 1e6;
  if (megabytes >= 1000) return `${Math.floor(megabytes / 1000)}\u00a0GB`;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)}\u00a0MB`;
};

const roomWords = ({ usage, quota }: DeviceRoom): string => {
  if (usage === undefined || quota === undefined) return 'This browser does not report its free space.';
  return `Holeshot uses ${inWords(usage)} on this device; ${inWords(Math.max(0, quota - usage))} left.`;
};

/** Sentences about used and free storage, and whether the browser may clear it. */
export const StorageOnDevice = ({ findRoom }: { findRoom: () => Promise<DeviceRoom> }) => {
  const [room, setRoom] = useState<DeviceRoom>();
  useEffect(() => {
    let open = true;
    const show = (found: DeviceRoom) => {
      if (open) setRoom(found);
    };
    Promise.resolve()
      .then(findRoom)
      .then(show, () => show({ usage: undefined, quota: undefined, persisted: false }));
    return () => {
      open = false;
    };
  }, [findRoom]);
  if (room === undefined) return null;
  return (
    <>
      <Typography>{roomWords(room)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {room.persisted
          ? 'The browser keeps it until you clear it yourself.'
          : 'The browser may clear it when space runs low. Export your log book now and then.'}
      </Typography>
    </>
  );
};
