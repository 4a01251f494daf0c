import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { GoogleAccountChooser } from './GoogleAccountChooser';
import { knownAccounts, type GoogleAccount } from './knownAccounts';

/** Stands in for Google's page on the local emulators; undefined where the racer called it off. */
export const askForAccount = (): Promise<GoogleAccount | undefined> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <ThemeRoot>
        <GoogleAccountChooser
          known={knownAccounts.read()}
          onChosen={(account) => {
            root.unmount();
            place.remove();
            if (account !== undefined) knownAccounts.add(account);
            resolve(account);
          }}
        />
      </ThemeRoot>,
    );
  });
