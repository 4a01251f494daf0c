import { icons, type KeptView } from '@holeshot/shared-core';
import { Icon, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { chipStyle } from '../filter/chipStyle';

/** More of them are easier found in a list. */
const mostSegments = 4;

/** Which of a pass's values are shown; a lock says that changing a view leads to the subscription. */
export const ViewChooser = memo(
  ({
    views,
    view,
    wide,
    locked,
    onChoose,
    onOpen,
  }: {
    views: KeptView[];
    view: KeptView;
    /** Whether there is room for all of them side by side. */
    wide: boolean;
    locked: boolean;
    onChoose: (key: string) => void;
    /** Opens a view to be changed, or a new one. */
    onOpen: (input: { key?: string }) => Promise<void>;
  }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      {wide && views.length <= mostSegments ? (
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
          sx={{ ...chipStyle(false), flexGrow: 1, minWidth: 0 }}
        >
          {views.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Box>
      )}
      <IconButton aria-label={`Edit the view ${view.name}`} onClick={() => void onOpen({ key: view.key })}>
        <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />
      </IconButton>
      <IconButton aria-label="New view" onClick={() => void onOpen({})}>
        <Icon path={locked ? icons.lockIcon : icons.addIcon} />
      </IconButton>
    </Box>
  ),
);
ViewChooser.displayName = 'ViewChooser';
