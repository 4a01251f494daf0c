import {
  columnTargetLabels,
  unitsOf,
  type ColumnChoice,
  type ColumnTarget,
  type ColumnUnit,
  type CustomField,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Choice } from './Choice';

/** End of a time that says AM or PM. */
const half = /\d ?[ap]\.?(m\.?)?$/i;

/** Row for one column of a foreign table: head, sample cells, meaning and unit. */
export const ColumnRow = ({
  column,
  customFields,
  halvesSaid,
  onChange,
}: {
  column: ColumnChoice;
  customFields: readonly CustomField[];
  /** Another column says AM or PM. */
  halvesSaid: boolean;
  onChange: (column: ColumnChoice) => void;
}) => {
  const saysHalves = column.samples.length > 0 && column.samples.every((cell) => half.test(cell));
  const units = unitsOf(column.target);
  const head = column.head === '' ? 'No head' : column.head;
  const take = (target: ColumnTarget) => {
    const { unit: _, ...rest } = column;
    const [unit] = unitsOf(target);
    onChange({ ...rest, target, doubtful: false, ...(unit && { unit }) });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{head}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {column.samples.length === 0 ? 'Empty' : column.samples.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: units.length > 0 ? '3fr 2fr' : '1fr' }}>
        <Choice
          label={`${head} is`}
          value={column.target}
          doubtful={column.doubtful}
          onChange={(target) => take(target as ColumnTarget)}
        >
          <option value="none">Left out</option>
          {Object.entries(columnTargetLabels).map(([target, label]) => (
            <option key={target} value={target}>
              {label}
            </option>
          ))}
          {customFields.map(({ pk, title }) => (
            <option key={pk} value={`custom_fields.${pk}`}>
              {title}
            </option>
          ))}
        </Choice>
        {units.length > 0 && (
          <Choice
            label="Unit"
            name={`Unit of ${head}`}
            value={column.unit ?? ''}
            onChange={(unit) => onChange({ ...column, unit: unit as ColumnUnit, doubtful: false })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit === '24 hours' && (halvesSaid || saysHalves) ? 'AM/PM' : unit}
              </option>
            ))}
          </Choice>
        )}
      </Box>
    </Box>
  );
};
