import { formatDateTime } from '@holeshot/shared-core';
import { deviceZone, Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileChooser } from './FileChooser';
import type { ImportReceipt } from './importReceipt';
import { countOf } from './importWords';

/** First step: choose a file, see the last error, undo the last import. */
export const ImportStart = ({
  problem,
  note,
  last,
  onFile,
  onUndo,
}: {
  problem: string | undefined;
  note: string | undefined;
  last: ImportReceipt | undefined;
  onFile: (file: File) => void;
  onUndo: (receipt: ImportReceipt) => void;
}) => (
  <Stack spacing={2}>
    {problem !== undefined && (
      <Alert severity="error" variant="outlined" role="alert">
        {problem}
      </Alert>
    )}
    {note !== undefined && (
      <Alert severity="info" variant="outlined" role="status">
        {note}
      </Alert>
    )}
    <FileChooser onFile={onFile} />
    {last !== undefined && (
      <Panel label="Last import">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Last import, {formatDateTime(last.at, deviceZone())}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {last.fileName}: {countOf('entries', last.passes)}
            </Typography>
          </Box>
          <Button variant="outlined" onClick={() => onUndo(last)}>
            Undo this import
          </Button>
        </Box>
      </Panel>
    )}
  </Stack>
);
