import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

/** Button that is on or off. */
const Toggle = ({
  icon,
  pressed,
  onPress,
  children,
}: {
  icon: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button
    variant={pressed ? 'contained' : 'outlined'}
    aria-pressed={pressed}
    startIcon={<Icon path={icon} />}
    onClick={onPress}
    sx={{ flex: { xs: '1 1 0', sm: '0 0 auto' }, whiteSpace: 'nowrap' }}
  >
    {children}
  </Button>
);

/** Controls that find a track by words, distance or map. */
export const FindBar = ({
  query,
  onQuery,
  near,
  onNear,
  map,
  onMap,
}: {
  query: string;
  onQuery: (query: string) => void;
  near: boolean;
  onNear: () => void;
  /** The map is open. */
  map: boolean;
  onMap: () => void;
}) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    <TextField
      label="Find a track"
      placeholder="Name, city or state"
      type="search"
      value={query}
      autoComplete="off"
      onChange={(event) => onQuery(event.target.value)}
      slotProps={{
        htmlInput: { enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={icons.searchIcon} />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: { xs: '1 0 100%', sm: '1 1 240px' }, maxWidth: { sm: 480 } }}
    />
    <Toggle icon={icons.nearMeIcon} pressed={near} onPress={onNear}>
      Near me
    </Toggle>
    <Toggle icon={icons.mapIcon} pressed={map} onPress={onMap}>
      Map
    </Toggle>
  </Box>
);
