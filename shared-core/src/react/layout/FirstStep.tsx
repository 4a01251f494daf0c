import type { NavigationPort } from '../../platform/ports/NavigationPort';
import { EmptyState } from './EmptyState';
import { RouteButton } from './RouteButton';

/** What has to be there before this place can show anything, and the way to the page where it is added. */
export const FirstStep = ({
  text,
  path,
  label,
  navigation,
}: {
  text: string;
  path: `/${string}`;
  /** What stands on the button. */
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
