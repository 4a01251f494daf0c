import { formatEt, type TuneSuggestion } from '@holeshot/shared-core';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { tuneLines } from './tuneLines';

/** Table of the current tune beside the suggested one, the average miss first. */
export const TuneTable = ({ suggestion }: { suggestion: TuneSuggestion }) => {
  const { before, after } = suggestion.miss;
  const miss = { label: 'Average miss', before: formatEt(before), after: formatEt(after) };
  return (
    <Table size="small" aria-label="The tune now and as suggested">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>Number</TableCell>
          <TableCell align="right">Now</TableCell>
          <TableCell align="right">Suggested</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[miss, ...tuneLines(suggestion)].map((line) => (
          <TableRow key={line.label}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {line.label}
            </TableCell>
            <TableCell align="right">{line.before}</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              {line.after}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
