import { doubtPass, type EventMap, type Ports } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { combineLatest, filter, firstValueFrom, map } from 'rxjs';
import { engineShelf } from '../prediction/engineShelf';
import { missSentence } from './missSentence';

/** Says the miss of a new pass, after its save was said; says nothing of a pass that looks lifted or spun. */
export const sayMiss = async (
  { logEntryUid, vehicleUid, isNew = false }: EventMap['log-entry-saved'],
  { logBooks, vehicles, feedback }: Pick<Ports, 'logBooks' | 'vehicles' | 'feedback'>,
): Promise<void> => {
  if (!isNew) return;
  const saved$ = combineLatest([logBooks.entries$({ vehicleUid }), vehicles.vehicles$]).pipe(
    map(([logged, cars]) => {
      const passes = logged.state === 'present' ? logged.value : [];
      const pass = passes.find(({ log_entry_uid }) => log_entry_uid === logEntryUid);
      const vehicle = cars.state === 'present' ? cars.value.find(({ uid }) => uid === vehicleUid) : undefined;
      return pass && vehicle && { pass, vehicle, passes };
    }),
    filter((saved) => saved !== undefined),
  );
  const saved = await firstValueFrom(saved$, { defaultValue: undefined });
  if (saved === undefined) return;
  const text = missSentence(saved.pass);
  if (text === undefined) return;
  const judged = await inSlices(doubtPass({ ...saved, known: engineShelf.engines() }), { canceled: false });
  if (judged?.engine !== undefined) engineShelf.put([judged.engine]);
  if (judged?.doubt === undefined) feedback.snackbar({ text, saved: true, waits: true });
};
