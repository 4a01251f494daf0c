import type { Failure, Result } from '@holeshot/shared-core';
import { useRef, useState } from 'react';

/** Runs one call behind one button, once at a time. */
export const useAction = (call: () => Promise<Result<void>>) => {
  const [state, setState] = useState<{ busy: boolean; failure?: Failure; done: boolean }>({
    busy: false,
    done: false,
  });
  const running = useRef(false);
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState({ busy: true, done: false });
    const result = await call();
    running.current = false;
    setState(result.ok ? { busy: false, done: true } : { busy: false, done: false, failure: result.failure });
  };
  return { ...state, run: () => void run() };
};
