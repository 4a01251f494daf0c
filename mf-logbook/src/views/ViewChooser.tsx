import type { StoredView } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from '../filter/chipStyle';

/** More of them are easier found in a list. */
const mostSegments = 4;

/** Letters that a line of the narrowest phone holds, where each segment's edges take the room of four. */
const mostLetters = 36;

const fitInLine = (views: readonly StoredView[]): boolean =>
  views.reduce((letters, { name }) => letters + name.length + 4, 0) <= mostLetters;

/** Which of a pass's values are shown: side by side where there is room for a few, else as a list. */
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
