import {
  formatDial,
  type DraftsPort,
  type Ports,
  type Prediction,
  type Seconds,
} from '@holeshot/shared-core';
import { Panel, RouteButton, useReadOnly, WeatherAge } from '@holeshot/shared-core/react';
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
import { useRememberedDial } from '../dial/useRememberedDial';
import { useRememberedLanes } from '../choice/useRememberedLanes';
import { useNextPass, type NextPassPorts } from '../prediction/useNextPass';
import { AutomaticTuning } from '../tune/AutomaticTuning';

/** Dial chosen among the predictions, with its odds. */
const Dial = ({
  prediction,
  rememberedDial,
  rememberDial,
  drafts,
}: {
  prediction: Prediction;
  /** Dial that the racer chose by hand, in seconds. */
  rememberedDial: number | null;
  rememberDial: (dial: Seconds | null) => void;
  drafts: DraftsPort;
}) => {
  const { dial, risk } = useChosenDial(prediction, rememberedDial, rememberDial, drafts);
  return (
    <Typography sx={{ fontWeight: 600 }}>
      Dial {formatDial(dial)}
      <Typography component="span" sx={{ ml: 1, color: 'error.main' }}>
        breakout {formatRisk(risk)}
      </Typography>
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
  const { view, lastPrediction } = useNextPass(ports, laneOf);
  const readOnly = useReadOnly(ports.session);
  const sentence = missingSentence(view);
  const chosen = view.state === 'chosen' ? view : undefined;
  const predicted = chosen?.next.state === 'predicted' ? chosen.next : undefined;
  const vehicleUid = chosen?.place.vehicle.uid;
  const dial = useRememberedDial(vehicleUid, chosen?.settings, ports);
  return (
    <Panel label="Next pass">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Next pass</Typography>
        {chosen !== undefined && lastPrediction === undefined && (
          <PassLine place={chosen.place} finish={predicted?.prediction.finish} lane={predicted?.lane} />
        )}
        {sentence !== undefined && <Typography>{sentence}</Typography>}
        {sentence === undefined && predicted === undefined && (
          <Box role="status" aria-label="Working out your next pass" sx={{ width: '100%' }}>
            {lastPrediction === undefined ? (
              <>
                <Skeleton variant="rounded" width="70%" height={66} />
                <Skeleton width="50%" height={30} />
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
            <EtFigure vehicle={chosen.place.vehicle} prediction={predicted.prediction} large={false} />
            <Dial
              key={`${vehicleUid} ${predicted.prediction.finish}`}
              prediction={predicted.prediction}
              drafts={ports.drafts}
              {...dial}
            />
            <WeatherAge measuredAt={predicted.air.datetime} source={predicted.source} clock={ports.clock} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <RouteButton path="/predictions" navigation={ports.navigation} variant="outlined">
            Open predictions
          </RouteButton>
          {predicted !== undefined && (
            <RouteButton path="/lanes" navigation={ports.navigation} variant="outlined">
              Lanes
            </RouteButton>
          )}
        </Box>
      </Stack>
    </Panel>
  );
};
