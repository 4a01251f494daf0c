import { unknown, type Ports } from '@holeshot/shared-core';
import {
  EmptyState,
  FieldSkeletons,
  LateWords,
  PageLayout,
  ReadOnlyNote,
  RouteButton,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CallLink } from '../race-tools/CallLink';
import { DayChooser } from './DayChooser';
import { DayRounds } from './DayRounds';
import { inReach } from './inReach';
import { RaceDayTools } from './RaceDayTools';
import { raceDays, todaysPasses } from '../pass/raceDays';
import { roundDraftKey, roundOfCar } from './roundDraftKey';
import type { PassFormProps } from '../form/usePassForm';
import { RoundForm } from './RoundForm';
import { useOpenRound, type OpenRound } from './useOpenRound';

/** Page of a race day: its event, its rounds, the next round by one hand, and the tools. */
export const RaceDayPage = ({
  ports,
}: {
  ports: PassFormProps['ports'] &
    Pick<
      Ports,
      | 'session'
      | 'vehicles'
      | 'locations'
      | 'customFields'
      | 'navigation'
      | 'passPictures'
      | 'connection'
      | 'dialogs'
    >;
}) => {
  const readOnly = useReadOnly(ports.session);
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const tracks = useObservable(ports.locations.locations$, unknown);
  const entries$ = useMemo(() => ports.logBooks.entries$(), [ports.logBooks]);
  const passes = useObservable(entries$, unknown);
  const fields = useObservable(ports.customFields.fields$, unknown);
  const [open, setOpen] = useOpenRound(ports.drafts, cars);
  const [saved, setSaved] = useState<{ uid: string }>();
  const [shownDay, setShownDay] = useState<string>();
  const mainButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The saved round scrolls into sight instead.
    if (wasOpen.current && open === undefined) mainButton.current?.focus({ preventScroll: true });
    wasOpen.current = open !== undefined;
  }, [open]);

  const entries = useMemo(() => (passes.state === 'present' ? passes.value : []), [passes]);
  const days = useMemo(() => raceDays(entries), [entries]);
  const today = todaysPasses(days, ports.clock.now());
  const earlier = days.filter((each) => !each.passes.every((pass) => today.includes(pass)));
  const chosen = earlier.find(({ day }) => day === shownDay);
  const shown = chosen?.passes ?? today;
  const loading = [cars, tracks, passes, fields].some(({ state }) => state === 'unknown');
  const actions = (
    <RouteButton path="/logbook" navigation={ports.navigation} variant="outlined">
      Log Book
    </RouteButton>
  );
  if (loading)
    return (
      <PageLayout title="Race day" actions={actions}>
        <FieldSkeletons label="Reading your passes" heights={[120, 84, 84]} />
        <LateWords>Your passes have not come yet.</LateWords>
      </PageLayout>
    );
  if (cars.state !== 'present' || tracks.state !== 'present') {
    const [what, path] =
      cars.state === 'present' ? (['track', '/locations'] as const) : (['vehicle', '/vehicles'] as const);
    return (
      <PageLayout title="Race day" actions={actions}>
        <EmptyState
          text={`A race day needs a ${what}, and you have none yet.`}
          action={
            <RouteButton path={path} navigation={ports.navigation}>
              Add a {what}
            </RouteButton>
          }
        />
      </PageLayout>
    );
  }

  const form = open !== undefined && !readOnly && (
    <RoundForm
      key={open.edited?.log_entry_uid ?? roundDraftKey(open.begin?.vehicleUid)}
      {...open}
      current={entries.find(({ log_entry_uid }) => log_entry_uid === open.edited?.log_entry_uid)}
      onClose={() => setOpen(undefined)}
      onSaved={(uid, day) => {
        setShownDay(day);
        setSaved({ uid });
        setOpen(undefined);
      }}
      vehicles={cars.value}
      ports={ports}
      locations={tracks.value}
      fields={fields.state === 'present' ? fields.value : []}
      entries={entries}
    />
  );
  /** A phone has room for one thing at a time. */
  const besideForm = form === false ? {} : { display: { xs: 'none', md: 'block' } };
  const openRound = (round: OpenRound) => (readOnly ? ports.feedback.subscriptionRequired() : setOpen(round));
  return (
    <PageLayout title="Race day" actions={actions}>
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Passes" />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
          alignItems: 'start',
          maxWidth: { xs: 720, md: 1280 },
        }}
      >
        {form !== false && <Box sx={{ gridRow: { md: '1 / span 2' } }}>{form}</Box>}
        <Box sx={besideForm}>
          {earlier.length > 0 && <DayChooser days={earlier} shown={chosen?.day} onChoose={setShownDay} />}
          <DayRounds
            day={chosen?.day}
            passes={shown}
            saved={saved}
            onOpen={(edited) => openRound({ edited })}
            onLog={(vehicleUid) =>
              openRound({ edited: undefined, begin: roundOfCar(ports.drafts, vehicleUid) })
            }
          >
            {chosen === undefined && <CallLink vehicles={cars.value} ports={ports} />}
          </DayRounds>
        </Box>
        <Box
          sx={{
            ...besideForm,
            ...(form === false && { gridRow: { md: '1 / span 2' } }),
            gridColumn: { md: 2 },
          }}
        >
          <RaceDayTools entries={entries} ports={ports} />
        </Box>
        {form === false && (
          <Box sx={inReach}>
            <Button
              ref={mainButton}
              fullWidth
              variant={chosen === undefined ? 'contained' : 'outlined'}
              onClick={() =>
                chosen === undefined ? openRound({ edited: undefined }) : setShownDay(undefined)
              }
              sx={{ minHeight: 64, borderRadius: '16px', fontSize: '1.25rem' }}
            >
              {chosen === undefined ? 'Log round' : 'Back to today'}
            </Button>
          </Box>
        )}
      </Box>
    </PageLayout>
  );
};
