import { predictionKey, type LogEntry, type Ports } from '@holeshot/shared-core';
import { LateWords, RouteButton, useHere, useReadOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { MissingPlace } from '../choice/MissingPlace';
import { missingSentence } from '../prediction/missingSentence';
import { LastPredictionView } from '../prediction/LastPredictionView';
import { useHeldDial } from '../dial/useHeldDial';
import { useRememberedLanes } from '../choice/useRememberedLanes';
import { useRememberedTimers } from '../choice/useRememberedTimers';
import { useNextPass, type NextPassPorts } from '../prediction/useNextPass';
import { AutomaticTuning } from '../tune/AutomaticTuning';
import { airStep } from './airStep';
import { AwakeButton } from './AwakeButton';
import { CarBar } from './CarBar';
import { LanesFigures } from './LanesFigures';
import { useSwipe } from './useSwipe';

const noPasses: readonly LogEntry[] = [];

/** Page for the staging lanes: the next pass in large type, on a screen that stays on. */
export const LanesPage = ({
  ports,
}: {
  ports: NextPassPorts & Pick<Ports, 'session' | 'tunes' | 'feedback' | 'navigation' | 'dialogs'>;
}) => {
  const { laneOf, rememberLane } = useRememberedLanes(ports.drafts);
  const { timerOf } = useRememberedTimers(ports);
  const { view, lastPrediction } = useNextPass(ports, laneOf, timerOf);
  const readOnly = useReadOnly(ports.session);
  const chosen = view.state === 'chosen' ? view : undefined;
  const here = useHere(ports, chosen?.locations);
  const sentence = chosen && missingSentence(chosen);
  const wayToAir = chosen && airStep(chosen.next);
  const at = chosen?.vehicles.findIndex(({ uid }) => uid === chosen.place.vehicle.uid) ?? 0;
  const step = useCallback(
    (by: 1 | -1) => {
      const cars = chosen?.vehicles ?? [];
      const car = cars[(at + by + cars.length) % cars.length];
      if (chosen === undefined || car === undefined) return;
      ports.settings.update({ selectedPrediction: predictionKey(car.uid, chosen.place.location.uid) });
    },
    [chosen, at, ports.settings],
  );
  const swipe = useSwipe(step);
  const heldDial = useHeldDial(
    chosen?.place.vehicle.uid,
    chosen?.entries ?? noPasses,
    chosen?.settings,
    ports,
  );
  const log = () => {
    if (readOnly) {
      ports.feedback.subscriptionRequired();
      return;
    }
    const lane = chosen && laneOf(chosen.place.vehicle.uid);
    void ports.dialogs.open('log-entry', {
      ...(chosen && { vehicleUid: chosen.place.vehicle.uid, locationUid: chosen.place.location.uid }),
      ...(lane && { lane }),
    });
  };
  const actions = (
    <Box sx={{ display: 'flex', gap: 1, '& > a': { flexShrink: 0, px: 2 }, '& > *': { minHeight: 56 } }}>
      <RouteButton path="/race-day" navigation={ports.navigation} variant="outlined">
        Race day
      </RouteButton>
      <Button variant="contained" onClick={log} sx={{ flexGrow: 1 }}>
        Log this pass
      </Button>
    </Box>
  );
  return (
    <Box
      {...swipe}
      sx={{
        // The figures take their size from this box (cqb), whatever the shell draws around it.
        containerType: 'size',
        boxSizing: 'border-box',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        pt: 0.5,
        pb: 1,
        px: 1.5,
        '@media (orientation: landscape)': { gap: 0.25, pt: 0, pb: 0.5 },
        overflow: 'hidden auto',
        touchAction: 'pan-y',
        '& > *': { flexShrink: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, '& > a': { px: 1 } }}>
        <Typography variant="h1" sx={{ flexGrow: 1, fontSize: '1rem' }}>
          Lanes
        </Typography>
        <AwakeButton />
        <RouteButton path="/predictions" navigation={ports.navigation} variant="text">
          Done
        </RouteButton>
        {chosen !== undefined && (
          <CarBar
            place={chosen.place}
            position={at + 1}
            cars={chosen.vehicles.length}
            locations={chosen.locations}
            here={here}
            onStep={step}
          />
        )}
      </Box>
      <MissingPlace view={view} navigation={ports.navigation} />
      {sentence !== undefined && <Typography sx={{ fontSize: '1.25rem', mt: 2 }}>{sentence}</Typography>}
      {wayToAir !== undefined && (
        <Box sx={{ mt: 1 }}>
          <RouteButton path="/predictions" navigation={ports.navigation}>
            {wayToAir}
          </RouteButton>
        </Box>
      )}
      {chosen?.next.state === 'predicted' && (
        <>
          <LanesFigures
            key={`${chosen.place.vehicle.uid} ${chosen.next.prediction.finish}`}
            next={chosen.next}
            place={chosen.place}
            heldDial={heldDial}
            clock={ports.clock}
            actions={actions}
            onLane={(lane) => rememberLane(chosen.place.vehicle.uid, lane)}
          />
          <AutomaticTuning
            vehicle={chosen.place.vehicle}
            entries={chosen.entries}
            finish={chosen.next.prediction.finish}
            settings={chosen.settings}
            readOnly={readOnly}
            ports={ports}
          />
        </>
      )}
      {(view.state === 'loading' || chosen?.next.state === 'loading') && (
        <Box role="status" aria-label="Working out your next pass">
          {lastPrediction === undefined ? (
            <Skeleton variant="rounded" height="30dvh" />
          ) : (
            <LastPredictionView told={lastPrediction} large clock={ports.clock} />
          )}
          <Skeleton variant="rounded" height="20dvh" sx={{ mt: 2 }} />
          <LateWords>Your car, track or air has not come yet.</LateWords>
        </Box>
      )}
      {chosen?.next.state !== 'predicted' && <Box sx={{ mt: 'auto', pt: 1 }}>{actions}</Box>}
    </Box>
  );
};
