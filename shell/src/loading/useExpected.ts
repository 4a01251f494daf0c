import { useEffect } from 'react';
import { expectPart } from './firstPage';

/** Makes the first page wait until the placeholder that uses it gives way to its part. */
export const useExpected = (): void =>
  useEffect(() => {
    let came = (): void => undefined;
    expectPart(new Promise<void>((resolve) => (came = resolve)));
    return () => came();
  }, []);
