import {
  icons,
  viewNameProblem,
  type LogBookView,
  type PassField,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import { DialogLayout, FormError, Icon, OrderList, RestoredDraft } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { OwnFieldsButton } from '../fields/OwnFieldsButton';
import { ColumnsToAdd } from './ColumnsToAdd';
import { useViewDraft } from './useViewDraft';

/** Columns of every view: the date first, then the vehicle if there are several. */
const alwaysShown = ['log_entry_datetime', 'vehicle.name'];

/** Form of a view: its name, its columns and their order. */
export const ViewForm = ({
  ports,
  view,
  taken,
  fields,
  draftKey,
  save,
  onDelete,
  onClose,
}: {
  /** Undefined for a new view. */
  view: LogBookView | undefined;
  /** Names of the other views. */
  taken: readonly string[];
  /** Every value that a pass of this racer can have. */
  fields: readonly PassField[];
  ports: Pick<Ports, 'dialogs' | 'drafts'>;
  /** Draft key of the edits. */
  draftKey: string;
  save: (view: LogBookView) => Result<void>;
  /** Undefined for a new view. */
  onDelete: (() => Result<void>) | undefined;
  onClose: () => void;
}) => {
  const [stored] = useState((): LogBookView => ({
    name: view?.name ?? '',
    fieldKeys: view?.fieldKeys ?? [],
  }));
  const draft = useViewDraft(stored, ports.drafts, draftKey);
  const { name, fieldKeys: keys } = draft;
  const [nameProblem, setNameProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const nameInput = useRef<HTMLInputElement>(null);

  const offered = fields.filter(({ key }) => !alwaysShown.includes(key));
  const columns = keys.flatMap((key) => offered.filter((field) => field.key === key));
  // Columns of another version of the app stay in the view, after the shown ones.
  const unknownKeys = keys.filter((key) => !fields.some((field) => field.key === key));
  const choose = (shown: string[]): void => draft.change({ fieldKeys: [...shown, ...unknownKeys] });

  const submit = (): void => {
    const trimmed = name.trim();
    const wrong =
      viewNameProblem(trimmed) ??
      (taken.some((each) => each.toLowerCase() === trimmed.toLowerCase())
        ? 'You have a view of this name already.'
        : undefined);
    setNameProblem(wrong);
    if (wrong !== undefined) {
      nameInput.current?.focus();
      return;
    }
    if (columns.length === 0) {
      setProblem('Choose at least one column.');
      return;
    }
    const saved = save({ name: trimmed, fieldKeys: keys });
    if (saved.ok) draft.saved();
    else setProblem(saved.failure.message);
  };

  return (
    <DialogLayout
      title={view === undefined ? 'New view' : 'Edit view'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      actions={
        <>
          {onDelete !== undefined && (
            <Button
              variant="outlined"
              color="error"
              startIcon={<Icon path={icons.deleteIcon} />}
              onClick={() => {
                if (onDelete().ok) draft.saved();
              }}
            >
              Delete
            </Button>
          )}
          <Button type="submit" variant="contained">
            Save view
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {draft.restored && <RestoredDraft ofSaved={view !== undefined} onStartAfresh={draft.startAfresh} />}
        <TextField
          label="Name"
          required
          fullWidth
          autoComplete="off"
          autoFocus={view === undefined}
          inputRef={nameInput}
          value={name}
          onChange={(event) => draft.change({ name: event.target.value })}
          error={nameProblem !== undefined}
          helperText={nameProblem ?? 'Letters, digits, spaces and parentheses: Tune day (1).'}
        />
        <Box>
          <Typography component="h3" variant="h3" id="column-order">
            Columns, left to right
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            The date comes first, the prediction last.
          </Typography>
          <OrderList
            labelledBy="column-order"
            rows={columns}
            onOrder={choose}
            onTakeOut={(key) => choose(columns.map((column) => column.key).filter((each) => each !== key))}
          />
        </Box>
        <ColumnsToAdd
          fields={offered.filter(({ key }) => !keys.includes(key))}
          onAdd={(key) => choose([...columns.map((column) => column.key), key])}
        />
        <OwnFieldsButton
          hasSome={fields.some(({ key }) => key.startsWith('custom_fields.'))}
          dialogs={ports.dialogs}
        />
        <FormError message={problem} />
      </Stack>
    </DialogLayout>
  );
};
