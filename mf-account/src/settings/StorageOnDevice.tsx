import { answerOf, clearsUnvisited, type DeviceRoom } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

const untold: DeviceRoom = { usage: undefined, quota: undefined, persisted: false };

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

const storedWords = (persisted: boolean, clears: boolean): string => {
  if (persisted) return 'The browser keeps it until you clear it yourself.';
  if (clears)
    return 'This browser clears it after seven days without a visit; an installed app keeps it. What is sent is safe on the server.';
  return 'The browser may clear it when space runs low. Export your log book now and then.';
};

/** Sentences about used and free storage, and whether the browser may clear it. */
export const StorageOnDevice = ({
  findRoom,
  clears = clearsUnvisited(),
}: {
  findRoom: () => Promise<DeviceRoom>;
  /** The browser clears a site that is not visited. */
  clears?: boolean;
}) => {
  const [room, setRoom] = useState<DeviceRoom>();
  useEffect(() => {
    let open = true;
    void answerOf(findRoom, untold).then((found) => {
      if (open) setRoom(found);
    });
    return () => {
      open = false;
    };
  }, [findRoom]);
  if (room === undefined) return null;
  return (
    <>
      <Typography>{roomWords(room)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{storedWords(room.persisted, clears)}</Typography>
    </>
  );
};
