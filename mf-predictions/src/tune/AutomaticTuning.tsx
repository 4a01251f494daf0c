import type { UserSettings } from '@holeshot/shared-core';
import { useTuning, type TuningProps } from './useTuning';

const WithoutAsking = (props: TuningProps) => {
  useTuning(props);
  return null;
};

/** Applies what the last pass taught a car, where the racer wants that; shows nothing. */
export const AutomaticTuning = ({
  settings,
  ...props
}: Omit<TuningProps, 'settings'> & { settings: UserSettings | undefined }) => {
  const isWanted = settings?.automaticTuningResultsEnabled === true && !props.readOnly;
  if (!isWanted || props.vehicle.ddpe_tune.auto_adjust_disabled) return null;
  return <WithoutAsking {...props} settings={settings} />;
};
