import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { layers } from '../overlays/layers';

/** Returns a stable function that goes to a path; the router's own changes with each render. */
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
