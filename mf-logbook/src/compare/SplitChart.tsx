import { formatDateTime, type LogEntry } from '@holeshot/shared-core';
import { SpokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { secondsApart } from '../pass/secondsApart';
import { splitDifferences } from './splitDifferences';

/** Difference in thousandths that fills at least a half of the chart. */
const leastScale = 10;

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 0, height: 36, fontWeight: 400, textAlign: 'left' },
  '& th': { width: '1%', pr: 1.5, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .figure': { width: '1%', pl: 1.5, textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot > tr > *': { borderTop: 1, borderColor: 'divider', fontWeight: 600, color: 'text.primary' },
  '& .bar': {
    display: 'flex',
    height: 20,
    backgroundImage: 'linear-gradient(var(--hs-palette-divider) 0 0)',
    backgroundSize: '2px 100%',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
  '& .slower': { ml: '50%', bgcolor: 'warning.main', borderRadius: '0 4px 4px 0' },
  '& .quicker': { ml: 'auto', mr: '50%', bgcolor: 'success.main', borderRadius: '4px 0 0 4px' },
} as const;

const inSeconds = (thousandths: number): string => secondsApart(thousandths / 1000);

/** Chart of where a pass lost or won time against another: a bar an increment, the same as a table. */
export const SplitChart = ({ pass, against }: { pass: LogEntry; against: LogEntry }) => {
  const rows = splitDifferences(pass, against);
  const sum = rows.reduce((total, { thousandths }) => total + thousandths, 0);
  const most = Math.max(leastScale, ...rows.map(({ thousandths }) => Math.abs(thousandths)));
  if (rows.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>These two slips have no time in common.</Typography>;
  return (
    <Box component="table" sx={style}>
      <caption>
        <SpokenOnly>
          Seconds against the pass of {formatDateTime(against.log_entry_datetime, against.location.timezone)}
        </SpokenOnly>
      </caption>
      <tbody>
        {rows.map(({ label, thousandths }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className="bar" aria-hidden="true">
                <span
                  className={thousandths > 0 ? 'slower' : 'quicker'}
                  style={{ width: `${(50 * Math.abs(thousandths)) / most}%` }}
                />
              </span>
            </td>
            <td className="figure">{inSeconds(thousandths)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td />
          <td className="figure">{inSeconds(sum)}</td>
        </tr>
      </tfoot>
    </Box>
  );
};
