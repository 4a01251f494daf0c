import { formatWhole, readAir } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { chipStyle } from './chipStyle';
import type { FilterOption } from './filterOptions';
import { FilterToggle } from './FilterToggle';
import type { PassFilter } from './PassFilter';

/** Space for the focus ring, which a scrolled row would cut. */
const ring = '5px';

const scrolled = { display: 'flex', gap: 1, overflowX: 'auto', m: `-${ring}`, p: ring } as const;

const windWords = (wind: number): string => {
  const speed = Math.round(Math.abs(wind));
  return speed === 0 ? 'no wind' : `${speed} mph ${wind > 0 ? 'headwind' : 'tailwind'}`;
};

/** Panel that names the air by which passes are likened, and narrows them to a track and a season. */
export const AirPanel = ({
  filter,
  here,
  seasons,
  onChange,
}: {
  filter: PassFilter;
  /** The uid of the track that This track means. */
  here: string;
  seasons: readonly FilterOption[];
  onChange: (change: Partial<PassFilter>) => void;
}) => {
  const like = readAir(filter.air);
  if (like === undefined) return null;
  const set = (field: keyof PassFilter, value: string): void => onChange({ [field]: value });
  return (
    <Panel label="Air like this" sx={{ mb: 1 }}>
      <Typography sx={{ mb: 1 }}>
        Air like DA {formatWhole(like.altitude)} ft
        {like.wind !== undefined && `, ${windWords(like.wind)}`}
      </Typography>
      <Box sx={scrolled}>
        <FilterToggle
          field="location"
          label="This track"
          value={here}
          chosen={filter.location}
          onChoose={set}
        />
        {seasons.map(({ value, label }) => (
          <FilterToggle
            key={value}
            field="season"
            label={label}
            value={value}
            chosen={filter.season}
            onChoose={set}
          />
        ))}
        <Button onClick={() => onChange({ air: '' })} sx={{ ...chipStyle(false), flexShrink: 0 }}>
          Any air
        </Button>
      </Box>
    </Panel>
  );
};
