import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { layers } from '../overlays/layers';

/** Goes to a path; unlike the router's own function it is the same for the life of the component. */
export const useGo = (): ((path: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback(
    (path, options) => layers.leave(() => void latest.current(path, options), options?.replace),
    [],
  );
};
