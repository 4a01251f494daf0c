import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycle, MountProps } from '../platform/contract';
import { ThemeRoot } from './theme/ThemeRoot';

/** Props that the shell mounts a component with: its `ports` come as `platform`. */
type Mounted<Props> = Props extends { ports: infer Given }
  ? Omit<Props, 'ports'> & { platform: Given }
  : Props;

/**
 * Makes the single-spa lifecycle of one page, dialog or widget; the only user of single-spa-react.
 * @param Component to mount; its prop `ports` names the ports that it uses, which must stand in the offer
 */
export const createLifecycle = <Props extends object>(
  Component: React.ComponentType<Props>,
): Lifecycle<Mounted<Props>> => {
  const Root = (mounted: Props & MountProps & { platform?: object }) => (
    <ThemeRoot>
      <Component {...mounted} ports={mounted.platform} />
    </ThemeRoot>
  );
  const { bootstrap, mount, unmount } = singleSpaReact<Props & MountProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) =>
        createRoot(element, {
          // single-spa-react calls createRoot without options; without a prefix `useId` repeats across roots.
          identifierPrefix: element.dataset['idPrefix'] ?? '',
          // The boundary reports to the shell by `onFailure`; the console need not repeat it.
          onCaughtError: () => undefined,
        }),
    },
    rootComponent: Root,
    errorBoundary: (error, _info, props) => {
      props.onFailure(error);
      return <></>;
    },
  });
  return { bootstrap, mount, unmount } as unknown as Lifecycle<Mounted<Props>>;
};
