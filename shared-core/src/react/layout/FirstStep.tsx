import type { NavigationPort } from '../../platform/ports/NavigationPort';
import { EmptyState } from './EmptyState';
import { RouteButton } from './RouteButton';

/** Missing first step of a place, and the way to the page where it is done. */
export const FirstStep = ({
  text,
  path,
  label,
  navigation,
}: {
  text: string;
  path: `/${string}`;
  /** Text of the button. */
  label: string;
  navigation: NavigationPort;
}) => (
  <EmptyState
    text={text}
    action={
      <RouteButton path={path} navigation={navigation}>
        {label}
      </RouteButton>
    }
  />
);
