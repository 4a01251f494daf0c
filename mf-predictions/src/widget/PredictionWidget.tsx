import { formatDial, type LogEntry, type Ports, type Prediction } from '@holeshot/shared-core';
import {
  LateWords,
  Panel,
  PositionButton,
  RouteButton,
  useHere,
  useReadOnly,
  WeatherAge,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EtFigure } from '../prediction/EtFigure';
import { formatRisk } from '../dial/formatRisk';
import { missingSentence } from '../prediction/missingSentence';
import { PassLine } from '../prediction/PassLine';
import { LastPredictionView } from '../prediction/LastPredictionView';
import { useChosenDial } from '../dial/useChosenDial';
import { useHeldDial, type HeldDial } from '../dial/useHeldDial';
import { useRememberedLanes } from '../choice/useRememberedLanes';
import { useRememberedTimers } from '../choice/useRememberedTimers';
import { useNextPass, type NextPassPorts } from '../prediction/useNextPass';
import { AutomaticTuning } from '../tune/AutomaticTuning';

const noPasses: readonly LogEntry[] = [];

/** Dial that the racer holds, or the one of the usual risk, with its odds. */
const Dial = ({ prediction, heldDial }: { prediction: Prediction; heldDial: HeldDial }) => {
  const { dial, risk } = useChosenDial(prediction, heldDial);
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      Dial{' '}
      <Box
        component="span"
        sx={{
          display: 'block',
          color: 'text.primary',
          fontSize: 'clamp(3rem, 15vw, 4rem)',
          fontWeight: 650,
          letterSpacing: '-0.02em',
          lineHeight: 1.05,
        }}
      >
        {formatDial(dial)}
      </Box>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        breakout {formatRisk(risk)}
      </Box>
    </Typography>
  );
};

/** Widget of the next pass: ET, interval and dial. */
export const PredictionWidget = ({
  ports,
}: {
  ports: NextPassPorts & Pick<Ports, 'session' | 'tunes' | 'feedback' | 'navigation'>;
}) => {
  const { laneOf } = useRememberedLanes(ports.drafts);
  const { timerOf } = useRememberedTimers(ports);
  const { view, lastPrediction } = useNextPass(ports, laneOf, timerOf);
  const readOnly = useReadOnly(ports.session);
  const sentence = missingSentence(view);
  const chosen = view.state === 'chosen' ? view : undefined;
  const predicted = chosen?.next.state === 'predicted' ? chosen.next : undefined;
  const air =
    predicted === undefined
      ? lastPrediction
      : { measuredAt: predicted.air.datetime, source: predicted.source };
  const here = useHere(ports, chosen?.locations);
  const vehicleUid = chosen?.place.vehicle.uid;
  const heldDial = useHeldDial(vehicleUid, chosen?.entries ?? noPasses, chosen?.settings, ports);
  return (
    <Panel label="Next pass">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, width: '100%', alignItems: 'baseline' }}
        >
          <Typography variant="h2" sx={{ flexGrow: 1 }}>
            Next pass
          </Typography>
          {air !== undefined && (
            <WeatherAge measuredAt={air.measuredAt} source={air.source} clock={ports.clock} />
          )}
        </Box>
        {chosen !== undefined && lastPrediction === undefined && (
          <PassLine
            place={chosen.place}
            finish={predicted?.prediction.finish}
            lane={predicted?.lane}
            timer={predicted?.timer?.timer}
          />
        )}
        {/* As high as the placeholder before it. */}
        {sentence !== undefined && <Typography sx={{ minHeight: 104 }}>{sentence}</Typography>}
        {sentence === undefined && predicted === undefined && (
          <Box role="status" aria-label="Working out your next pass" sx={{ width: '100%' }}>
            {lastPrediction === undefined ? (
              <>
                <Skeleton variant="rounded" height={104} />
                <LateWords>Your car, track or air has not come yet.</LateWords>
              </>
            ) : (
              <LastPredictionView told={lastPrediction} large={false} clock={ports.clock} />
            )}
          </Box>
        )}
        {chosen !== undefined && predicted !== undefined && (
          <>
            <AutomaticTuning
              vehicle={chosen.place.vehicle}
              entries={chosen.entries}
              finish={predicted.prediction.finish}
              settings={chosen.settings}
              readOnly={readOnly}
              ports={ports}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}>
              <Dial
                key={`${vehicleUid} ${predicted.prediction.finish}`}
                prediction={predicted.prediction}
                heldDial={heldDial}
              />
              <Box sx={{ flex: '1 1 8.5rem' }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Call
                </Typography>
                <EtFigure vehicle={chosen.place.vehicle} prediction={predicted.prediction} large={false} />
              </Box>
            </Box>
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <RouteButton path="/predictions" navigation={ports.navigation} variant="outlined">
            Predictions
          </RouteButton>
          {predicted !== undefined && (
            <RouteButton path="/lanes" navigation={ports.navigation} variant="outlined">
              Lanes
            </RouteButton>
          )}
          {chosen !== undefined && chosen.locations.length > 1 && <PositionButton here={here} />}
        </Box>
      </Stack>
    </Panel>
  );
};
