import type { StoredView } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from '../filter/chipStyle';

/** Most views side by side; more are easier to find in a list. */
const mostSegments = 4;

/** Letters in a line of the narrowest phone; the edges of a segment take the room of four. */
const mostLetters = 36;

const fitInLine = (views: readonly StoredView[]): boolean =>
  views.reduce((letters, { name }) => letters + name.length + 4, 0) <= mostLetters;

/** Choice of a view: side by side if a few fit, else as a list. */
export const ViewChooser = memo(
  ({
    views,
    view,
    wide,
    onChoose,
  }: {
    views: StoredView[];
    view: StoredView;
    wide: boolean;
    onChoose: (key: string) => void;
  }) =>
    views.length <= mostSegments && (wide || fitInLine(views)) ? (
      <SegmentedControl
        label="View"
        labelHidden
        segments={views.map(({ key, name }) => ({ value: key, label: name }))}
        value={view.key}
        onChange={onChoose}
      />
    ) : (
      <Box
        component="select"
        aria-label="View"
        value={view.key}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ ...chipStyle(false), width: wide ? 'auto' : '100%', minWidth: 0 }}
      >
        {views.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Box>
    ),
);
ViewChooser.displayName = 'ViewChooser';
