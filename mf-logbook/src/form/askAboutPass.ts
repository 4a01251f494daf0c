import { formatEt, ok, sameStored, sayFailure, type LogEntry, type Vehicle } from '@holeshot/shared-core';
import { doubtInSlices } from '../pass/doubtInSlices';
import { doubtWords } from '../draft/doubtWords';
import { savePass } from './savePass';

/** The list with the new pass is drawn by then, in milliseconds. */
const drawnMs = 500;
/** The dialog of the pass asks later too, in milliseconds. */
const askedMs = 20_000;

type Saving = Omit<Parameters<typeof savePass>[1], 'before'>;

/**
 * Asks the racer about a saved pass that is marked All Out and looks otherwise, once the form has closed; without an
 * answer it stays as it is. An edit that left slip and air alone brings no question.
 * @param passes of any car, in any order, as they were before it was saved
 */
export const askAboutPass = async (
  {
    entry,
    before,
    vehicle,
    passes,
  }: {
    entry: LogEntry;
    /** As the edit began with it; undefined for a new one. */
    before: LogEntry | undefined;
    vehicle: Vehicle;
    passes: readonly LogEntry[];
  },
  saving: Saving,
): Promise<void> => {
  if (sameStored(before?.timeslip, entry.timeslip) && sameStored(before?.weather, entry.weather)) return;
  await new Promise((resolve) => setTimeout(resolve, drawnMs));
  const doubt = await doubtInSlices({ vehicle, passes, pass: entry }, { cancelled: false });
  if (doubt === undefined) return;
  const { question, yes } = doubtWords(doubt, entry);
  saving.ports.feedback.snackbar({
    text: `${formatEt(entry.derived.finish_et)} is saved as All Out. ${question}`,
    color: 'warning',
    saved: true,
    timeout: askedMs,
    waits: true,
    action: {
      label: yes,
      run: () => {
        const changed = { ...entry, timeslip: { ...entry.timeslip, quality: doubt } };
        sayFailure(savePass(ok(changed), { before: entry, ...saving }), saving.ports.feedback);
      },
    },
  });
};
