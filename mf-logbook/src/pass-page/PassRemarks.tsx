import type { LogEntry, PassField } from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';

/** Notes of a pass, and the racer's own fields. */
export const PassRemarks = ({ entry, fields }: { entry: LogEntry; fields: readonly PassField[] }) => {
  const own = fields
    .filter(({ key }) => key.startsWith('custom_fields.'))
    .map(({ key, label, show }) => ({ key, label, value: show(entry) }))
    .filter(({ value }) => value !== '');
  const texts = [
    ['Notes', entry.notes],
    ['Changed on the car', entry.changes],
  ].filter(([, text]) => text !== '');
  if (own.length === 0 && texts.length === 0) return null;
  return (
    <Panel label="Notes and own fields">
      {texts.map(([label, text]) => (
        <div key={label}>
          <Typography variant="h2">{label}</Typography>
          <Typography sx={{ mb: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </div>
      ))}
      {own.length > 0 && (
        <FigureList>
          {own.map(({ key, ...figure }) => (
            <Figure key={key} {...figure} />
          ))}
        </FigureList>
      )}
    </Panel>
  );
};
