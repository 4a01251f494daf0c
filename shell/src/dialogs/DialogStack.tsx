import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { map } from 'rxjs';
import { failedAs, partFailures, type Ports } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { lazyPart } from '../loading/lazyPart';
import { backend, whenStarted } from '../platform/backend';
import { reportError } from '../debugLog/debugLog';
import { FailedPart } from '../remotes/FailedPart';
import { offers$, refreshOffers } from '../remotes/offers';
import { Slot } from '../remotes/Slot';
import { layers } from '../overlays/layers';
import { dialogStack, type StackedDialog } from '../overlays/dialogStack';
import { followKeyboard } from './followKeyboard';
import { swallowSecondTap } from './swallowSecondTap';

const OutboxDialog = lazyPart(() =>
  import(/* webpackChunkName: "own-dialogs" */ './OutboxDialog').then((module) => module.OutboxDialog),
);
const SignOutDialog = lazyPart(() =>
  import(/* webpackChunkName: "own-dialogs" */ './SignOutDialog').then((module) => module.SignOutDialog),
);
const SharesDialog = lazyPart(() =>
  import(/* webpackChunkName: "own-dialogs" */ './SharesDialog').then((module) => module.SharesDialog),
);
const SubscriptionRequiredDialog = lazyPart(() =>
  import(/* webpackChunkName: "own-dialogs" */ './SubscriptionRequiredDialog').then(
    (module) => module.SubscriptionRequiredDialog,
  ),
);

const outbox$ = whenStarted(backend, ({ racer$ }) => racer$.pipe(map((racer) => racer?.outbox)));

const noSuchDialog = failedAs(partFailures, 'dialog-missing').failure;

const refresh = () => void refreshOffers().catch((error: unknown) => reportError(error, 'offers'));

/** Clear of notch, round corners and home indicator. */
const safe =
  'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';

type PartRow = Extract<StackedDialog, { kind: 'part' }>;

const PartDialog = ({ row, isClosed, ports }: { row: PartRow; isClosed: boolean; ports: Ports }) => {
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const offers = useObservable(offers$, offers$.value);
  const offer = Object.values(offers).find((each) => row.name in each.dialogs);
  const title = offer?.dialogs[row.name]?.title ?? row.name;
  return (
    <Dialog
      open
      fullScreen={narrow}
      fullWidth
      maxWidth="sm"
      onClose={() => row.close()}
      style={isClosed ? { display: 'none' } : undefined}
      slotProps={{
        paper: {
          'aria-label': title,
          // MUI would point to a DialogTitle, but the remote draws the title.
          'aria-labelledby': undefined,
          sx: {
            bgcolor: 'background.default',
            border: narrow ? 0 : 1,
            borderColor: 'divider',
            borderRadius: narrow ? 0 : '16px',
            // A phone's keyboard lies over the page and would cover the buttons below.
            height: `calc(${narrow ? '100%' : 'min(860px, 100% - 64px)'} - var(--hs-keyboard, 0px))`,
            ...(narrow && { alignSelf: 'start', p: safe }),
          },
        },
      }}
    >
      {offer === undefined ? (
        <FailedPart title={title} failure={noSuchDialog} onRetry={refresh} onClose={() => row.close()} />
      ) : (
        <Slot
          kind="dialog"
          remote={offer.name}
          place={row.name}
          title={title}
          ports={ports}
          dialog={{ input: row.input, close: row.close }}
        />
      )}
    </Dialog>
  );
};

/** Lays each open dialog over the page, so that Back closes the top one, until the returned function is called. */
const layDialogs = (): (() => void) => {
  const laid = new Map<number, () => void>();
  const lift = (id: number) => {
    laid.get(id)?.();
    laid.delete(id);
  };
  const subscription = dialogStack.rows$.subscribe((rows) => {
    const ids = rows.map((row) => row.id);
    for (const id of laid.keys()) if (!ids.includes(id)) lift(id);
    for (const id of ids)
      if (!laid.has(id))
        laid.set(
          id,
          layers.lay(() => dialogStack.dismiss(id)),
        );
  });
  return () => {
    subscription.unsubscribe();
    for (const id of laid.keys()) lift(id);
  };
};

const OpenDialog = ({ row, isClosed, ports }: { row: StackedDialog; isClosed: boolean; ports: Ports }) => {
  const close = () => dialogStack.dismiss(row.id);
  if (row.kind === 'part') return <PartDialog row={row} isClosed={isClosed} ports={ports} />;
  if (row.kind === 'outbox') return <OutboxDialog outbox$={outbox$} onClose={close} />;
  if (row.kind === 'sign-out')
    return <SignOutDialog writes$={row.writes$} isShared={row.isShared} onAnswer={row.answer} />;
  if (row.kind === 'shares') return <SharesDialog names={row.names} onAnswer={row.answer} />;
  return (
    <SubscriptionRequiredDialog title={row.title} text={row.text} account={ports.account} onClose={close} />
  );
};

/** The stack of open dialogs, the latest on top; Escape and Back close the top one. */
export const DialogStack = ({ ports }: { ports: Ports }) => {
  const rows = useObservable(dialogStack.rows$, dialogStack.rows$.value);
  // A closed dialog is hidden at once and unmounted later: unmounting takes a slow phone a whole frame.
  const before = useDeferredValue(rows);
  const closed = before.filter((row) => row.kind === 'part' && !rows.includes(row));
  useEffect(layDialogs, []);
  useEffect(() => swallowSecondTap(dialogStack.rows$), []);
  useEffect(followKeyboard, []);
  return [...closed, ...rows].map((row) => (
    <Suspense key={row.id} fallback={null}>
      <OpenDialog row={row} isClosed={closed.includes(row)} ports={ports} />
    </Suspense>
  ));
};
