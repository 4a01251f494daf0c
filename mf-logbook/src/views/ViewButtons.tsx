import { icons } from '@holeshot/shared-core';
import { Icon, SpokenOnly } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';

/** Buttons that edit the chosen view or create one; a lock shows that they lead to the subscription. */
export const ViewButtons = memo(
  ({
    name,
    inWords,
    locked,
    onEdit,
    onAdd,
  }: {
    /** Name of the chosen view. */
    name: string;
    /** They stand in a list of tools, not beside the views. */
    inWords: boolean;
    locked: boolean;
    onEdit: () => void;
    onAdd: () => void;
  }) => {
    const edit = <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />;
    const add = <Icon path={locked ? icons.lockIcon : icons.addIcon} size={inWords ? 20 : 24} />;
    if (!inWords) {
      return (
        <>
          <IconButton aria-label={`Edit the view ${name}`} onClick={onEdit}>
            {edit}
          </IconButton>
          <IconButton aria-label="New view" onClick={onAdd}>
            {add}
          </IconButton>
        </>
      );
    }
    return (
      <>
        <Button startIcon={edit} onClick={onEdit}>
          <span>
            Edit the view<SpokenOnly> {name}</SpokenOnly>
          </span>
        </Button>
        <Button startIcon={add} onClick={onAdd}>
          New view
        </Button>
      </>
    );
  },
);
ViewButtons.displayName = 'ViewButtons';
