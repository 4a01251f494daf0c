import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import {
  distanceLabels,
  formatCall,
  formatDial,
  formatMoment,
  type Ports,
  type PredictionsPort,
  type Result,
  type SignedCall,
} from '@holeshot/shared-core';
import { Figure, FigureList, PageLayout } from '@holeshot/shared-core/react';
import { useLocation } from 'react-router-dom';

type Checked = Result<SignedCall | undefined>;

const GenuineCall = ({ call }: { call: SignedCall }) => (
  <>
    <Typography variant="h2">This call is genuine</Typography>
    <FigureList>
      <Figure label="Car" value={<bdi>{call.car}</bdi>} />
      <Figure label={`Call, ${distanceLabels[call.finish]}`} value={formatCall(call)} />
      {call.dial !== undefined && <Figure label="Dial" value={formatDial(call.dial)} />}
      <Figure label="Signed, by the server’s clock" value={formatMoment(call.at)} />
    </FigureList>
    <Typography>
      Slip, track and time of the pass on the card are typed by the racer: compare them with the track’s slip,
      and the call with these numbers. A racer can have several calls signed before a pass.
    </Typography>
  </>
);

const Answer = ({ checked }: { checked: Checked | undefined }) => {
  if (checked === undefined) return <Typography>Checking the call…</Typography>;
  if (!checked.ok) return <Typography>Checking needs a network, and the server did not answer.</Typography>;
  if (checked.value !== undefined) return <GenuineCall call={checked.value} />;
  return (
    <>
      <Typography variant="h2">This call is not genuine</Typography>
      <Typography>It was not signed by Holeshot, or it was changed.</Typography>
    </>
  );
};

const Check = ({ proof, predictions }: { proof: string; predictions: PredictionsPort }) => {
  const [checked, setChecked] = useState<Checked>();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setChecked(undefined);
    setTries((made) => made + 1);
  }, []);
  useEffect(() => {
    let isOpen = true;
    void predictions.checkCall(proof).then((answer) => {
      if (isOpen) setChecked(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [proof, predictions, tries]);
  return (
    <Stack spacing={2}>
      <Stack spacing={2} role="status">
        <Answer checked={checked} />
      </Stack>
      {/* It stays while it is tried again, and keeps the focus. */}
      {(checked === undefined ? tries > 0 : !checked.ok) && (
        <Button variant="contained" onClick={retry} sx={{ alignSelf: 'flex-start' }}>
          Retry
        </Button>
      )}
    </Stack>
  );
};

/** Page that checks the signed call of a proof card, for anybody; the link holds the proof behind its `#`. */
export const ProofPage = ({ ports }: { ports: Pick<Ports, 'predictions'> }) => {
  const proof = useLocation().hash.slice(1);
  return (
    <PageLayout title="Signed call" width="reading">
      <Box sx={{ minHeight: 240 }}>
        {proof === '' ? (
          <Typography>
            A proof card shows a call that was signed before its pass. Scan the code on the card, and this
            page says whether the call is genuine.
          </Typography>
        ) : (
          <Check key={proof} proof={proof} predictions={ports.predictions} />
        )}
      </Box>
    </PageLayout>
  );
};
