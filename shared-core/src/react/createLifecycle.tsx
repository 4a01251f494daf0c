import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycle, MountProps } from '../platform/contract';
import { ThemeRoot } from './theme/ThemeRoot';

/** What the shell mounts a component with: it hands the component's `ports` over as `platform`. */
type Mounted<Props> = Props extends { ports: infer Given }
  ? Omit<Props, 'ports'> & { platform: Given }
  : Props;

/**
 * Makes the single-spa lifecycle of one page, dialog or widget; the only place that knows single-spa-react.
 * @param Component what is mounted; its prop `ports` names the ports that it uses, and those must stand in the offer
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
          // What the boundary caught goes to the shell by `onFailure`; the console need not say it again.
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
