import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { NavigationPort } from '../../platform/ports/NavigationPort';
import { routeLink } from './routeLink';

/** Button that is a real link to a path of the app. */
export const RouteButton = ({
  path,
  navigation,
  variant = 'contained',
  children,
}: {
  path: `/${string}`;
  navigation: NavigationPort;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}) => (
  <Button variant={variant} {...routeLink(path, navigation)}>
    {children}
  </Button>
);
