import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { airFields } from './airTexts';

type AirName = (typeof airFields)[number]['name'];

/** Fields of the air, each with its error, or a question if it is doubted. */
export const AirInputs = ({
  texts,
  doubts,
  errors,
  onText,
}: {
  texts: Readonly<Record<AirName, string>>;
  doubts: Partial<Record<AirName, string>>;
  errors: Partial<Record<AirName, string>>;
  onText: (name: AirName, text: string) => void;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}>
    {airFields.map(({ name, label, unit, signed }) => (
      <NumberField
        key={name}
        name={name}
        label={label}
        unit={unit}
        signed={signed}
        value={texts[name]}
        onChange={(text) => onText(name, text)}
        error={errors[name]}
        {...(doubts[name] !== undefined && { hint: 'Is this right?' })}
      />
    ))}
  </Box>
);
