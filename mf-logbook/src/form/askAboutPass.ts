import { formatEt, ok, sameStored, sayFailure, type LogEntry, type Vehicle } from '@holeshot/shared-core';
import { doubtInSlices } from '../pass/doubtInSlices';
import { doubtWords } from '../draft/doubtWords';
import { savePass } from './savePass';

/** Time (ms) until the list shows the new pass. */
const drawnMs = 500;
/** Time (ms) the question stays; the dialog of the pass repeats it later. */
const askedMs = 20_000;

type Saving = Omit<Parameters<typeof savePass>[1], 'before'>;

/**
 * Asks, once the form has closed, about a saved All Out pass that looks otherwise. Skips edits that left slip and
 * weather alone.
 * @param passes from before the save, of any car, in any order
 */
export const askAboutPass = async (
  {
    entry,
    before,
    vehicle,
    passes,
  }: {
    entry: LogEntry;
    /** Pass before the edit; undefined if new. */
    before: LogEntry | undefined;
    vehicle: Vehicle;
    passes: readonly LogEntry[];
  },
  saving: Saving,
): Promise<void> => {
  if (sameStored(before?.timeslip, entry.timeslip) && sameStored(before?.weather, entry.weather)) return;
  await new Promise((resolve) => setTimeout(resolve, drawnMs));
  const doubt = await doubtInSlices({ vehicle, passes, pass: entry }, { canceled: false });
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
