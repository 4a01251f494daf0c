import type { Result } from '@holeshot/shared-core';
import type { DevicePosition } from '@holeshot/shared-core/react';
import { useEffect, useRef, useState } from 'react';

/** State of finding the device's position. */
export type NearMe =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'known'; position: DevicePosition }
  | { state: 'failed'; message: string };

const off: NearMe = { state: 'off' };

/** Holds the device's position from `find` until `forget`; `onFound` gets each one. */
export const useNearMe = (
  findPosition: () => Promise<Result<DevicePosition>>,
  onFound: (position: DevicePosition) => void = () => undefined,
): { near: NearMe; find: () => void; forget: () => void } => {
  const [near, setNear] = useState<NearMe>(off);
  const question = useRef(0);
  useEffect(() => () => void (question.current += 1), []);
  return {
    near,
    find: () => {
      question.current += 1;
      const asked = question.current;
      setNear({ state: 'asking' });
      void findPosition().then((answer) => {
        if (asked !== question.current) return;
        if (answer.ok) onFound(answer.value);
        setNear(
          answer.ok
            ? { state: 'known', position: answer.value }
            : { state: 'failed', message: answer.failure.message },
        );
      });
    },
    forget: () => {
      question.current += 1;
      setNear(off);
    },
  };
};
