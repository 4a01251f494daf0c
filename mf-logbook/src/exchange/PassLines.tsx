import {
  formatDateTime,
  formatEt,
  formatMph,
  recordOf,
  type FileRow,
  type Refusal,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeIn } from './importWords';

type Fields = Record<string, unknown>;
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsOf = (value: Fields) => {
  const [slip, derived, location] = [value['timeslip'], value['derived'], value['location']].map(recordOf);
  const et = numberOf(derived?.['finish_et']) ?? numberOf(slip?.['et_1320']) ?? numberOf(slip?.['et_660']);
  const speed =
    numberOf(derived?.['finish_mph']) ?? numberOf(slip?.['mph_1320']) ?? numberOf(slip?.['mph_660']);
  return {
    when: formatDateTime(textOf(value['log_entry_datetime']), textOf(location?.['timezone'])),
    where: [textOf(recordOf(value['vehicle'])['name']), textOf(location?.['title'])]
      .filter(Boolean)
      .join(', '),
    result: et === undefined ? 'No finish' : `${formatEt(et)} at ${formatMph(speed)}`,
  };
};

/** Preview of passes to store, and reasons for refused rows. */
export const PassLines = ({
  label,
  rows,
  isTable,
}: {
  label: string;
  rows: readonly (Pick<FileRow, 'list' | 'place' | 'value' | 'remarks'> | Refusal)[];
  /** Rows are lines of a table, else items of a list. */
  isTable: boolean;
}) => (
  <Box component="section" aria-label={label}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {label}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={`${row.list} ${row.place} ${'reason' in row ? 'refused' : 'taken'}`}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {'reason' in row ? (
            <Typography variant="body2">
              <strong>{isTable ? `Line ${row.place}` : placeIn(row)}:</strong> {row.reason}
            </Typography>
          ) : (
            <>
              <PassLine value={row.value} />
              {row.remarks?.map((remark) => (
                <Typography key={remark} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {remark}
                </Typography>
              ))}
            </>
          )}
        </Box>
      ))}
    </Box>
  </Box>
);

const PassLine = ({ value }: { value: Fields }) => {
  const { when, where, result } = wordsOf(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Box>
        <Typography variant="body2">{when}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {where}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{result}</Typography>
    </Box>
  );
};
