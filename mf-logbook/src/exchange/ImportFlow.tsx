import { formatWhole, type Ports, type Vehicle } from '@holeshot/shared-core';
import { DialogLayout, EmptyState, FormError } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { columnAdvice } from './columnAdvice';
import { ColumnsStep } from './ColumnsStep';
import { ImportStart } from './ImportStart';
import type { ColumnsOfTable } from './importSteps';
import { namesOf, shortNamesOf } from './importWords';
import { ProgressBar } from './ProgressBar';
import type { Garage } from './readTable';
import { ReviewStep } from './ReviewStep';
import { useImport } from './useImport';

const rowsWords = (count: number): string => `${formatWhole(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Current step of an import. */
export const ImportFlow = ({
  ports,
  shared,
  close,
  garage,
  deleted,
  maxVehicles,
}: {
  /** File to begin with. */
  shared: File | undefined;
  close: () => void;
  garage: Garage;
  /** Deleted vehicles that can be restored. */
  deleted: readonly Vehicle[];
  maxVehicles: number;
  ports: Pick<Ports, 'exchange' | 'settings' | 'dialogs' | 'drafts' | 'clock'>;
}) => {
  const flow = useImport({ garage, deleted, maxVehicles, ports });
  const { step } = flow;
  const begun = useRef(false);
  useEffect(() => {
    if (shared === undefined || begun.current) return;
    begun.current = true;
    void flow.open(shared);
  }, [flow, shared]);
  const [withSettings, setWithSettings] = useState(garage.vehicles.length === 0);
  const done = (
    <Button variant="contained" onClick={close}>
      Done
    </Button>
  );
  const back = (
    <Button variant="outlined" onClick={flow.back}>
      Another file
    </Button>
  );

  const columns = ({ table, choices }: ColumnsOfTable): [ReactNode, ReactNode] => {
    const missing =
      garage.vehicles.length === 0
        ? (['vehicle', 'These passes need a vehicle, and you have none yet.', 'Add a vehicle'] as const)
        : garage.locations.length === 0
          ? (['location', 'These passes need a track, and you have none yet.', 'Add a track'] as const)
          : undefined;
    if (missing !== undefined) {
      const [name, text, label] = missing;
      const add = (
        <Button variant="contained" onClick={() => void ports.dialogs.open(name, {})}>
          {label}
        </Button>
      );
      return [<EmptyState key="missing" text={text} action={add} />, back];
    }
    const { blocking } = columnAdvice(choices.layout);
    return [
      <ColumnsStep key="columns" table={table} choices={choices} garage={garage} onChange={flow.choose} />,
      <>
        {back}
        <Button type="submit" variant="contained" disabled={blocking.length > 0}>
          {blocking[0] ?? `Read ${rowsWords(table.rows.length)}`}
        </Button>
      </>,
    ];
  };

  const parts = (): [ReactNode, ReactNode] => {
    if (step.name === 'choose') {
      return [
        <ImportStart
          key="start"
          problem={step.problem}
          note={step.note}
          last={flow.last}
          onFile={(file) => void flow.open(file)}
          onUndo={(receipt) => void flow.undo(receipt)}
        />,
        <Button key="close" variant="outlined" onClick={close}>
          Close
        </Button>,
      ];
    }
    if (step.name === 'working') {
      return [
        <ProgressBar key="bar" words={step.words} percent={step.percent} />,
        step.canceled !== undefined && (
          <Button key="cancel" variant="outlined" onClick={flow.cancel}>
            Cancel
          </Button>
        ),
      ];
    }
    if (step.name === 'columns') return columns(step);
    if (step.name === 'review') {
      const { rows } = step.file.plan;
      return [
        <Stack key="review" spacing={2}>
          <FormError message={step.problem} />
          <ReviewStep file={step.file} withSettings={withSettings} onSettings={setWithSettings} />
        </Stack>,
        <>
          {back}
          {step.file.columns !== undefined && (
            <Button variant="outlined" onClick={flow.changeColumns}>
              Change the columns
            </Button>
          )}
          {rows.length === 0 ? (
            done
          ) : (
            <Button type="submit" variant="contained">
              Import {shortNamesOf(rows)}
            </Button>
          )}
        </>,
      ];
    }
    if (step.name === 'done') {
      const { plan } = step.file;
      return [
        <Stack key="done" spacing={1} role="status">
          <Typography variant="h3">{namesOf(plan.rows)} added</Typography>
          <Typography>
            {rowsWords(plan.duplicates.length)} known already, {formatWhole(plan.refused.length)} refused. You
            can undo this import now, or later from this dialog.
          </Typography>
        </Stack>,
        <>
          <Button variant="outlined" onClick={() => void flow.undo(step.receipt)}>
            Undo this import
          </Button>
          {done}
        </>,
      ];
    }
    return [
      <Stack key="undone" spacing={1} role="status">
        <Typography variant="h3">The import is undone</Typography>
        <Typography>
          {rowsWords(step.removed)} removed.
          {step.needed > 0 && ` ${rowsWords(step.needed)} stayed, needed by what you added since.`}
          {step.changed > 0 &&
            ` No longer as imported, so left alone: ${rowsWords(step.changed)}, changed or deleted since, or never stored.`}
        </Typography>
      </Stack>,
      <>
        {back}
        {done}
      </>,
    ];
  };

  const ground = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its step: Escape and a reader go on from the words.
  useEffect(() => {
    if (document.activeElement === document.body) ground.current?.focus();
  }, [step.name]);

  const [content, actions] = parts();
  return (
    <DialogLayout
      title="Import"
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault();
        if (step.name === 'columns') void flow.read();
        if (step.name === 'review') void flow.store(withSettings);
      }}
      actions={actions}
    >
      <Box ref={ground} tabIndex={-1} sx={{ outline: 'none' }}>
        {content}
      </Box>
    </DialogLayout>
  );
};
