import { icons, type CustomField, type Loadable, type UnreadablePort } from '@holeshot/shared-core';
import { DialogLayout, Icon, UnreadableNote } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ActionButton } from '../form/ActionButton';

const kindOf = ({ isNumeric, numericFormat, description }: CustomField): string =>
  [isNumeric ? `Number, ${numericFormat}` : 'Text', description].filter((each) => each !== '').join(' · ');

/** List of custom fields with buttons to edit and delete each. */
export const FieldList = ({
  fields,
  full,
  unreadable,
  focused,
  onEdit,
  onDelete,
  onAdd,
  onClose,
}: {
  fields: Loadable<CustomField[]>;
  /** Reason why no further field may be added; undefined if one may. */
  full: string | undefined;
  unreadable: UnreadablePort;
  /** Field whose button gets the focus on return; `''` for the Add button. */
  focused: string | undefined;
  onEdit: (pk: string) => void;
  onDelete: (field: CustomField) => void;
  onAdd: () => void;
  onClose: () => void;
}) => {
  const fullId = useId();
  return (
    <DialogLayout
      title="Custom fields"
      onClose={onClose}
      onSubmit={(event) => event.preventDefault()}
      actions={
        <ActionButton
          autoFocus={focused === ''}
          paused={full !== undefined}
          describedBy={fullId}
          onClick={onAdd}
        >
          Add a field
        </ActionButton>
      }
    >
      <Typography id={fullId} sx={{ color: 'text.secondary' }}>
        {full}
      </Typography>
      <UnreadableNote unreadable={unreadable} list="customFields" />
      {fields.state === 'unknown' && (
        <Box role="status" aria-label="Reading your fields">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </Box>
      )}
      {fields.state === 'absent' && (
        <Typography>
          Add a field for anything else you record: launch rpm, tire pressure, the tree.
        </Typography>
      )}
      {fields.state === 'present' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.value.map((field) => (
            <Box
              key={field.pk}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 64,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{field.title}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {kindOf(field)}
                </Typography>
              </Box>
              <IconButton
                aria-label={`Edit ${field.title}`}
                autoFocus={focused === field.pk}
                onClick={() => onEdit(field.pk)}
              >
                <Icon path={icons.editIcon} />
              </IconButton>
              <IconButton aria-label={`Delete ${field.title}`} onClick={() => onDelete(field)}>
                <Icon path={icons.deleteIcon} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </DialogLayout>
  );
};
