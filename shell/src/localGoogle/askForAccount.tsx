import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { GoogleAccountChooser } from './GoogleAccountChooser';
import { knownAccounts, type GoogleAccount } from './knownAccounts';

/** Asks for a Google account in place of Google's page, in local builds; undefined when canceled. */
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
