import { combineLatest, debounceTime, filter, first, map, type Subscription } from 'rxjs';
import type { Ports } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';
import { unsavedForms$ } from '../drafts/draftStore';
import { dialogStack } from '../overlays/dialogStack';

const key = 'holeshot.installOffered';

/** Time (ms) that a form needs to close, and the pass to be seen. */
const calm = 3_000;

/**
 * Offers once on this device to install the app, over no dialog and no form with input. Call it when the racer has a
 * pass; Settings offers it always.
 */
export const offerInstall = ({
  feedback,
  install: { installing$, install },
  navigation,
}: Pick<Ports, 'feedback' | 'install' | 'navigation'>): Subscription | undefined => {
  if (deviceStorage.getItem(key) !== null) return undefined;
  const isFree$ = combineLatest([dialogStack.rows$, unsavedForms$]).pipe(
    map(([rows, forms]) => rows.length === 0 && forms === 0),
  );
  return combineLatest([installing$, isFree$])
    .pipe(
      debounceTime(calm),
      filter(([installing, isFree]) => isFree && (installing === 'button' || installing === 'by-hand')),
      first(),
    )
    .subscribe(([installing]) => {
      deviceStorage.setItem(key, 'yes');
      feedback.snackbar({
        text: 'Install Holeshot: it opens from your home screen, and the browser keeps its data.',
        action:
          installing === 'button'
            ? { label: 'Install', run: install }
            : { label: 'Show how', run: () => navigation.go('/settings') },
        timeout: -1,
        waits: true,
      });
    });
};
