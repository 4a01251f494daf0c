import { useEffect, useState } from 'react';

/** Value that is loaded when needed, or the state of its loading. */
export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value };

const loading = { state: 'loading' } as const;

/** Loads a value once mounted; `load` is stable. */
export const useLoaded = <Value>(
  load: () => Promise<Value>,
): { loaded: Loaded<Value>; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; loaded: Loaded<Value> }>();
  useEffect(() => {
    let mounted = true;
    const settle = (loaded: Loaded<Value>): void => {
      if (mounted) setAnswer({ attempt, loaded });
    };
    load().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      mounted = false;
    };
  }, [load, attempt]);
  return {
    loaded: answer?.attempt === attempt ? answer.loaded : loading,
    retry: () => setAttempt(attempt + 1),
  };
};
