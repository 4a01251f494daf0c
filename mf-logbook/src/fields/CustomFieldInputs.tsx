import type { CustomField } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Controller, type Control } from 'react-hook-form';
import { customProblem, type CustomTexts } from '../draft/customValues';
import type { EntryDraft } from '../draft/entryDraft';
import { inTurn } from './focusNext';

/** Inputs of the custom fields, each with its own error. */
export const CustomFieldInputs = ({
  control,
  fields,
  set,
}: {
  control: Control<EntryDraft>;
  fields: CustomField[];
  set: (name: 'custom', texts: CustomTexts) => void;
}) => (
  <Controller
    control={control}
    name="custom"
    render={({ field: { ref, value, onBlur }, fieldState: { error } }) => {
      const firstWrong = fields.find((each) => customProblem(each, value[each.pk] ?? '') !== undefined);
      return (
        <Box
          role="group"
          aria-label="Your fields"
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}
        >
          {fields.map((each) => {
            const text = value[each.pk] ?? '';
            const problem = error === undefined ? undefined : customProblem(each, text);
            const change = (typed: string) => set('custom', { ...value, [each.pk]: typed });
            const toFocus = each === (firstWrong ?? fields[0]) ? { inputRef: ref } : {};
            return each.isNumeric ? (
              <NumberField
                key={each.pk}
                label={each.title}
                name={each.pk}
                value={text}
                onChange={change}
                onBlur={onBlur}
                error={problem}
                hint={each.description}
                signed
                attributes={inTurn}
                {...toFocus}
              />
            ) : (
              <TextField
                key={each.pk}
                fullWidth
                label={each.title}
                name={each.pk}
                value={text}
                onChange={(event) => change(event.target.value)}
                onBlur={onBlur}
                helperText={each.description}
                slotProps={{ htmlInput: inTurn }}
                {...toFocus}
              />
            );
          })}
        </Box>
      );
    }}
  />
);
