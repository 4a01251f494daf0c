import { icons, type KeptView } from '@holeshot/shared-core';
import { Icon, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Choice } from '../exchange/Choice';

/** More of them do not fit side by side on a phone. */
const mostSegments = 4;

/** Which of a pass's values are shown; a lock says that changing a view leads to the subscription. */
export const ViewChooser = ({
  views,
  view,
  locked,
  onChoose,
  onEdit,
  onAdd,
}: {
  views: KeptView[];
  view: KeptView;
  locked: boolean;
  onChoose: (key: string) => void;
  onEdit: () => void;
  onAdd: () => void;
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
    {views.length <= mostSegments ? (
      <SegmentedControl
        label="View"
        labelHidden
        segments={views.map(({ key, name }) => ({ value: key, label: name }))}
        value={view.key}
        onChange={onChoose}
      />
    ) : (
      <Box sx={{ minWidth: 160 }}>
        <Choice label="View" value={view.key} onChange={onChoose}>
          {views.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choice>
      </Box>
    )}
    <IconButton aria-label={`Edit the view ${view.name}`} onClick={onEdit}>
      <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />
    </IconButton>
    <IconButton aria-label="New view" onClick={onAdd}>
      <Icon path={locked ? icons.lockIcon : icons.addIcon} />
    </IconButton>
  </Box>
);
