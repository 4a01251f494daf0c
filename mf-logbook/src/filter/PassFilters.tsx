import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useRef, useState, type ReactNode } from 'react';
import { chipStyle, inSearchLine } from './chipStyle';
import { FilterBound } from './FilterBound';
import type { FilterOptions } from './filterOptions';
import { FilterSelect } from './FilterSelect';
import { FilterToggle } from './FilterToggle';
import { countFilters, noFilter, type PassFilter } from './PassFilter';

const questions = [
  { field: 'vehicle', label: 'Vehicle', all: 'All vehicles' },
  { field: 'location', label: 'Track', all: 'All tracks' },
  { field: 'season', label: 'Season', all: 'All seasons' },
  { field: 'quality', label: 'Quality', all: 'All qualities' },
  { field: 'result', label: 'Result', all: 'All results' },
  { field: 'lane', label: 'Lane', all: 'All lanes' },
] as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Keeps a phone's controls in one line. */
const line = { ...row, flexWrap: 'nowrap' } as const;

/** Phone grid: two chips a row, wider controls in rows of their own. */
const grid = {
  display: 'grid',
  gap: 1,
  pt: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :not(select, button)': { gridColumn: '1 / -1' },
} as const;

/** Filter chips; on a narrow screen a button beside the search counts and opens them. */
export const PassFilters = memo(
  ({
    filter,
    options,
    here,
    wide,
    placeholder,
    onChange,
    end,
    children,
  }: {
    filter: PassFilter;
    options: FilterOptions;
    /** The uid of the track that This track means. */
    here: string;
    wide: boolean;
    /** Placeholder of the search. */
    placeholder: string;
    onChange: (change: Partial<PassFilter>) => void;
    /** Control at the end of the search line. */
    end?: ReactNode;
    /** Controls beside the chips. */
    children?: ReactNode;
  }) => {
    const [open, setOpen] = useState(false);
    const count = countFilters(filter);
    const asks = count > 0 || filter.text !== '';
    const ground = useRef<HTMLDivElement>(null);
    const clear = () => {
      onChange(noFilter);
      // The pressed button disappears; focusing the search would open the keyboard.
      ground.current?.focus();
    };
    const set = useCallback(
      (field: keyof PassFilter, value: string) => onChange({ [field]: value }),
      [onChange],
    );

    const chips = (
      <>
        {questions
          // A filter with one option is useless unless it is active.
          .filter(({ field }) => options[field].length > 1 || filter[field] !== '')
          .map(({ field, label, all }) => (
            <FilterSelect
              key={field}
              field={field}
              label={label}
              all={all}
              options={options[field]}
              value={filter[field]}
              onChange={set}
            />
          ))}
        {options.location.length > 1 && (
          <FilterToggle
            field="location"
            label="This track"
            value={here}
            chosen={filter.location}
            onChoose={set}
          />
        )}
        <Box sx={{ display: 'flex', flexDirection: wide ? 'row' : 'column', gap: 1 }}>
          <FilterBound field="from" label="From" type="date" value={filter.from} onChange={set} />
          <FilterBound field="to" label="To" type="date" value={filter.to} onChange={set} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <FilterBound field="daMin" label="DA min" type="number" value={filter.daMin} onChange={set} />
          <FilterBound field="daMax" label="DA max" type="number" value={filter.daMax} onChange={set} />
        </Box>
        {children}
      </>
    );
    return (
      <Box
        ref={ground}
        role="search"
        aria-label="Filter passes"
        tabIndex={-1}
        sx={{ mb: wide ? 1.5 : 1, outline: 'none' }}
      >
        <Box sx={wide ? row : line}>
          <Box
            component="input"
            type="search"
            aria-label="Search passes"
            placeholder={placeholder}
            value={filter.text}
            onChange={(event) => set('text', event.target.value)}
            sx={{
              ...chipStyle(filter.text !== ''),
              flex: { xs: '1 1 0', md: '0 1 160px' },
              minWidth: 0,
              '&::placeholder': { color: 'text.secondary', opacity: 1 },
            }}
          />
          {wide && chips}
          {asks && wide && (
            <Button onClick={clear} sx={{ px: 1.5 }}>
              Clear
            </Button>
          )}
          {asks && !wide && (
            <IconButton aria-label="Clear" onClick={clear}>
              <Icon path={icons.closeIcon} size={20} />
            </IconButton>
          )}
          {!wide && (
            <Button
              variant="outlined"
              aria-label={count === 0 ? 'Filter' : `Filter · ${count}`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              sx={{ ...inSearchLine, gap: 0.5 }}
            >
              <Icon path={icons.filterIcon} />
              {count > 0 && count}
            </Button>
          )}
          {end}
        </Box>
        {!wide && open && <Box sx={grid}>{chips}</Box>}
      </Box>
    );
  },
);
PassFilters.displayName = 'PassFilters';
