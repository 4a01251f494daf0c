import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycle, MountProps } from '../platform/contract';
import { ThemeRoot } from './theme/ThemeRoot';

/**
 * Makes the single-spa lifecycle of one page, dialog or widget; the only place that knows single-spa-react.
 * @param Component what is mounted, with the props of its kind
 */
export const createLifecycle = <Props extends object>(
  Component: React.ComponentType<Props>,
): Lifecycle<Props> => {
  const Root = (props: Props & MountProps) => (
    <ThemeRoot>
      <Component {...props} />
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
  return { bootstrap, mount, unmount } as unknown as Lifecycle<Props>;
};
