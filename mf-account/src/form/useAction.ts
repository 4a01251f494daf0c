import type { Failure, Result } from '@holeshot/shared-core';
import { useRef, useState } from 'react';

/**
 * One call behind one button, run once at a time.
 * @returns whether it runs, why it failed, whether it has worked, and how to run it
 */
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
