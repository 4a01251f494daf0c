import { formatWhole, refusedCsv, type ImportPlan } from '@holeshot/shared-core';
import { downloadText } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadFile } from './importSteps';
import { namesOf } from './importWords';
import { PassLines } from './PassLines';
import { remarkLines } from './remarkLines';

const shown = 5;
const remarksShown = 12;

const Count = ({ count, words }: { count: number; words: string }) => (
  <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
    <Typography
      sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
    >
      {formatWhole(count)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  </Box>
);

/** Formats a count of rows with its verb: `1 row was`, `9,990 rows were`. */
const rowsWere = (count: number): string => `${formatWhole(count)} ${count === 1 ? 'row was' : 'rows were'}`;

/** Says why a file brings nothing new: its rows were known, or were refused. */
const nothingNew = ({ duplicates, refused }: Pick<ImportPlan, 'duplicates' | 'refused'>): string => {
  if (refused.length === 0) return 'Nothing new in this file.';
  if (duplicates.length > 0)
    return `Nothing to import: ${rowsWere(refused.length)} refused, ${rowsWere(duplicates.length)} known already.`;
  return refused.length === 1
    ? 'The only row was refused.'
    : `All ${formatWhole(refused.length)} rows were refused.`;
};

/** Review step: new, known and refused rows, with reasons. */
export const ReviewStep = ({
  file,
  withSettings,
  onSettings,
}: {
  file: ReadFile;
  withSettings: boolean;
  onSettings: (withSettings: boolean) => void;
}) => {
  const { plan, table } = file;
  const { rows, duplicates, refused } = plan;
  const more = refused.length - shown;
  const remarks = remarkLines(rows);
  return (
    <Stack spacing={3}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Count count={rows.length} words="new" />
        <Count count={duplicates.length} words="known already" />
        <Count count={refused.length} words="refused" />
      </Box>
      <Typography>
        {rows.length === 0
          ? `${nothingNew(plan)} Your log book stays as it is.`
          : `Importing adds ${namesOf(rows)}. Nothing you have is changed.`}
      </Typography>
      {file.cut && (
        <Alert severity="warning" variant="outlined">
          This file is cut off. You can import the part before the cut; look for a complete copy.
        </Alert>
      )}
      {rows.length > 0 && Object.keys(file.settings).length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={withSettings} onChange={(_, checked) => onSettings(checked)} />}
          label="Use the display settings of the file too"
        />
      )}
      {remarks.length > 0 && (
        <Box component="section" aria-label="Left out or guessed">
          <Typography variant="h3" sx={{ mb: 1 }}>
            Left out or guessed
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {remarks.slice(0, remarksShown).map(({ where, remark }) => (
              <Box component="li" key={remark} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  <strong>{where}:</strong> {remark}
                </Typography>
              </Box>
            ))}
          </Box>
          {remarks.length > remarksShown && (
            <Typography variant="body2" sx={{ my: 1 }}>
              And {formatWhole(remarks.length - remarksShown)} more.
            </Typography>
          )}
        </Box>
      )}
      {rows.some(({ list }) => list === 'entries') && (
        <PassLines
          label="The first new passes"
          rows={rows
            .filter(({ list }) => list === 'entries')
            .slice(0, shown)
            .map(({ list, place, value }) => ({ list, place, value }))}
          isTable={table !== undefined}
        />
      )}
      {refused.length > 0 && (
        <Box>
          <PassLines label="Refused" rows={refused.slice(0, shown)} isTable={table !== undefined} />
          {more > 0 && (
            <Typography variant="body2" sx={{ my: 1 }}>
              And {formatWhole(more)} more in the list.
            </Typography>
          )}
          <Button
            variant="outlined"
            sx={{ mt: 1 }}
            onClick={() => downloadText('refused-rows.csv', refusedCsv(refused, table), 'text/csv')}
          >
            Download the refused rows
          </Button>
        </Box>
      )}
    </Stack>
  );
};
