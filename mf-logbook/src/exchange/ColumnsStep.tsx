import {
  type ColumnChoice,
  type DateOrder,
  type Location,
  type Table,
  type TableName,
  type Vehicle,
} from '@holeshot/shared-core';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Choice } from './Choice';
import { columnAdvice } from './columnAdvice';
import { ColumnRow } from './ColumnRow';
import type { TableChoices } from './importSteps';
import { PassLines } from './PassLines';
import { isSameName, namesIn, placeFor, readerOf, type Garage } from './readTable';

const firstRows = 3;

/** Step that gives each column of a foreign table a meaning, with a preview of the first rows. */
export const ColumnsStep = ({
  table,
  choices,
  garage,
  onChange,
}: {
  table: Table;
  choices: TableChoices;
  garage: Garage;
  onChange: (choices: TableChoices) => void;
}) => {
  const { layout } = choices;
  const { vehicle, location } = placeFor(choices, garage);
  const { notes } = columnAdvice(layout);
  const names = useMemo(() => namesIn(table, choices, garage), [table, choices, garage]);
  const preview = useMemo(() => {
    const read = readerOf(table, { ...choices, names }, garage, () => 'preview');
    const whole = table.rows.filter(({ damage }) => damage === undefined).slice(0, firstRows);
    return whole.map((row) => {
      const found = read(row);
      const at = { list: 'entries' as const, place: row.line };
      if (!found.ok) return { ...at, reason: found.failure.message };
      const { value, remarks = [] } = found.value;
      return { ...at, value, remarks };
    });
  }, [choices, names, garage, table]);

  const change = (index: number, column: ColumnChoice) => {
    const columns = layout.columns.map((each, at): ColumnChoice => {
      if (at === index) return column;
      // A pass has one value of each kind, so another column loses this meaning.
      if (column.target === 'none' || each.target !== column.target) return each;
      const { unit: _, ...rest } = each;
      return { ...rest, target: 'none', doubtful: false };
    });
    onChange({ ...choices, layout: { ...layout, columns } });
  };
  const mean = (name: TableName, uid: string) => {
    const others = (choices.names ?? []).filter((each) => !isSameName(each, name));
    onChange({ ...choices, names: [...others, { ...name, uid }] });
  };
  const named = (rows: readonly (Vehicle | Location)[]) =>
    rows.map((row) => (
      <option key={row.uid} value={row.uid}>
        {'title' in row ? row.title : row.name}
      </option>
    ));
  const halvesSaid = layout.columns.some(({ target }) => target === 'half_day');
  const doubts =
    [...layout.columns, ...names].filter(({ doubtful }) => doubtful).length + (layout.dateDoubtful ? 1 : 0);

  return (
    <Stack spacing={3}>
      <Typography>
        {doubts === 0
          ? 'Check the columns. Change what is wrong.'
          : 'Check the columns, those marked as a guess first. Change what is wrong.'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <Choice
          label="Vehicle, if none is named"
          value={vehicle?.uid ?? ''}
          onChange={(uid) => onChange({ ...choices, vehicleUid: uid })}
        >
          <option value="">Refuse the row</option>
          {named(garage.vehicles)}
        </Choice>
        <Choice
          label="Track, if none is named"
          value={location?.uid ?? ''}
          onChange={(uid) => onChange({ ...choices, locationUid: uid })}
        >
          <option value="">Refuse the row</option>
          {named(garage.locations)}
        </Choice>
        <Choice
          label="Dates are written"
          value={layout.dateOrder}
          doubtful={layout.dateDoubtful}
          onChange={(order) =>
            onChange({
              ...choices,
              layout: { ...layout, dateOrder: order as DateOrder, dateDoubtful: false },
            })
          }
        >
          <option value="mdy">month, day, year</option>
          <option value="dmy">day, month, year</option>
          <option value="ymd">year, month, day</option>
        </Choice>
      </Box>
      {names.length > 0 && (
        <Box component="section" aria-label="Names you do not have">
          <Typography variant="h3" sx={{ mb: 2 }}>
            Names you do not have
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {names.map((each) => (
              <Choice
                key={`${each.what} ${each.name}`}
                label={`${each.what === 'vehicle' ? 'Vehicle' : 'Track'} “${each.name.slice(0, 40)}” is`}
                value={each.uid}
                doubtful={each.doubtful}
                onChange={(uid) => mean(each, uid)}
              >
                <option value="">None of yours: refuse its rows</option>
                {named(each.what === 'vehicle' ? garage.vehicles : garage.locations)}
              </Choice>
            ))}
          </Box>
        </Box>
      )}
      {notes.map((note) => (
        <Alert key={note} severity="info" variant="outlined">
          {note}
        </Alert>
      ))}
      <PassLines label="The first rows, as they would be read" rows={preview} isTable />
      <Box component="section" aria-label="Columns">
        <Typography variant="h3" sx={{ mb: 1 }}>
          Columns
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {layout.columns.map((column, index) => (
            <ColumnRow
              key={`${index} ${column.head}`}
              column={column}
              customFields={garage.customFields}
              halvesSaid={halvesSaid}
              onChange={(changed) => change(index, changed)}
            />
          ))}
        </Box>
      </Box>
    </Stack>
  );
};
