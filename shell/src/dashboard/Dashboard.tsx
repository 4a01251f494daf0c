import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { icons, readWidgets, unknown, type Ports } from '@holeshot/shared-core';
import { EmptyState, Icon, PageLayout, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import { lazyPart } from '../loading/lazyPart';
import { newcomers$ } from '../newcomer/newcomers';
import { useFirstSteps } from '../newcomer/useFirstSteps';
import { LoadingPart } from '../remotes/LoadingPart';
import { offers$ } from '../remotes/offers';
import { Slot } from '../remotes/Slot';
import { createArrangement } from './createArrangement';
import { readDashboardSnapshot, writeDashboardSnapshot } from './dashboardSnapshot';
import { HomeGrid } from './HomeGrid';
import { Introduction } from './Introduction';
import { introWidget, widgetsOnOffer, type ShownWidget } from './widgetsOnOffer';

const ArrangePanel = lazyPart(() =>
  import(/* webpackChunkName: "arrange" */ './ArrangePanel').then((module) => module.ArrangePanel),
);

const Card = ({
  shown: { widget, offer, stored },
  ports,
  onArrange,
}: {
  shown: ShownWidget;
  ports: Ports;
  onArrange: () => void;
}) => {
  if (widget === introWidget) return <Introduction ports={ports} onArrange={onArrange} />;
  const [remote = '', place = ''] = widget.split('/');
  return (
    <Slot kind="widget" remote={remote} place={place} title={offer.title} ports={ports} stored={stored} />
  );
};

/** Id of the introduction that every racer begins with; it goes once the first number was seen. */
const introId = 'intro';

/** A racer's Home: the chosen widgets of the remotes, each in its own slot. */
export const Dashboard = ({ ports, uid }: { ports: Ports; uid: string }) => {
  const offers = useObservable(offers$, offers$.value);
  const onOffer = useMemo(() => widgetsOnOffer(offers), [offers]);
  const arrangement = useMemo(() => createArrangement(ports.settings), [ports]);
  const known = useObservable(arrangement.widgets$, unknown);
  const remembered = useMemo(() => readDashboardSnapshot(uid), [uid]);
  const newcomers = useObservable(newcomers$, newcomers$.value);
  const isNew = newcomers.includes(uid);
  const steps = useFirstSteps(ports);
  // On a new device nothing is drawn before it is known whether the first steps stand at the top.
  const isSettled =
    remembered !== undefined ||
    steps.every(({ done, path }) => done !== undefined || path === '/logbook' || path === '/predictions');
  const stored = known.state === 'present' && isSettled ? known.value : remembered;
  const shown = useMemo(
    () =>
      stored &&
      readWidgets(stored).flatMap((each): ShownWidget[] => {
        const offer = onOffer.find(({ widget }) => widget === each.widget);
        if (offer === undefined || (each.id === introId && !isNew)) return [];
        return [{ ...each, offer }];
      }),
    [stored, onOffer, isNew],
  );
  const readOnly = useReadOnly(ports.session);
  const [arranging, setArranging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (known.state === 'present') writeDashboardSnapshot(uid, known.value);
  }, [known, uid]);

  const arrange = (): void => setArranging(true);
  const done = (): void => {
    setArranging(false);
    button.current?.focus();
  };

  const logPass = (sx: object) => (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => {
        if (readOnly) ports.feedback.subscriptionRequired();
        else void ports.dialogs.open('log-entry', {});
      }}
      sx={sx}
    >
      Log a pass
    </Button>
  );

  return (
    <PageLayout
      title="Home"
      actions={
        known.state === 'present' && (
          <>
            <Button
              ref={button}
              variant={arranging ? 'contained' : 'outlined'}
              startIcon={<Icon path={arranging ? icons.checkIcon : icons.tuneIcon} />}
              onClick={arranging ? done : arrange}
            >
              {arranging ? 'Done' : 'Arrange'}
            </Button>
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>{logPass({})}</Box>
          </>
        )
      }
      tight
    >
      {arranging && shown !== undefined && (
        <Box sx={{ mb: 2 }}>
          <Suspense fallback={<LoadingPart kind="widget" title="Arrange your Home" />}>
            <ArrangePanel
              shown={shown}
              onOffer={onOffer}
              change={arrangement.change}
              feedback={ports.feedback}
              newId={() => ports.clock.newId()}
              onDone={done}
            />
          </Suspense>
        </Box>
      )}
      {shown?.length === 0 && !arranging && (
        <EmptyState
          text="Your Home is empty. Choose the cards you want to see first: your next pass, the air at your tracks, your last passes."
          action={
            known.state === 'present' && (
              <Button variant="contained" onClick={arrange}>
                Choose cards
              </Button>
            )
          }
        />
      )}
      <HomeGrid
        uid={uid}
        cards={
          shown?.map((each) => ({
            id: each.id,
            wide: each.wide,
            card: <Card shown={each} ports={ports} onArrange={arrange} />,
          })) ?? [{ id: '', wide: false, card: <LoadingPart kind="widget" title="Your Home" /> }]
        }
      />
      {/* A strip of its own in the thumb's reach of a phone. */}
      <Box
        sx={{
          display: { xs: 'flex', md: 'none' },
          position: 'sticky',
          bottom: 0,
          zIndex: 'fab',
          mt: 2,
          mx: -2,
          px: 2,
          py: 0.25,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {logPass({ flexGrow: 1, fontSize: '1.0625rem' })}
      </Box>
    </PageLayout>
  );
};
