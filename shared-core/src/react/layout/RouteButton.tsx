import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import type { NavigationPort } from '../../platform/ports/NavigationPort';

/** Button that is a real link to a path of the app: a plain press goes there, a new tab works as everywhere. */
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
}) => {
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(path);
  };
  return (
    <Button href={path} variant={variant} onClick={go}>
      {children}
    </Button>
  );
};
