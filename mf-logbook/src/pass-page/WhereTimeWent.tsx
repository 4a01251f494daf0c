import { formatDateTime, formatEt, passPath, type LogEntry, type PassField } from '@holeshot/shared-core';
import { Panel, SegmentedControl } from '@holeshot/shared-core/react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { CompareTable } from '../compare/CompareTable';
import { SplitChart } from '../compare/SplitChart';

type Against = 'before' | 'best';

/** Panel of where a pass lost or won time: against the pass before, or the best one in similar air. */
export const WhereTimeWent = ({
  entry,
  before,
  best,
  fields,
  compared,
}: {
  entry: LogEntry;
  before: LogEntry | undefined;
  best: LogEntry | undefined;
  fields: readonly PassField[];
  /** Count of presses on Compare: the first opens the table, each leads to it. */
  compared: number;
}) => {
  const [chosen, choose] = useState<Against>('before');
  const both = before !== undefined && best !== undefined && before !== best;
  const against = (chosen === 'best' ? best : before) ?? before ?? best;
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (compared === 0) return;
    table.current?.focus({ preventScroll: true });
    table.current?.closest('section')?.scrollIntoView?.({ block: 'start' });
  }, [compared]);
  return (
    <Panel label="Where the time went" sx={{ scrollMarginTop: '8px' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Where the time went
      </Typography>
      {both && (
        <SegmentedControl
          label="Against"
          labelHidden
          segments={[
            { value: 'before', label: 'Last pass' },
            { value: 'best', label: 'Best similar pass' },
          ]}
          value={chosen}
          onChange={choose}
        />
      )}
      {against === undefined ? (
        <Typography sx={{ color: 'text.secondary' }}>
          The next pass of this car can be compared with this one.
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
            {against === best
              ? against === before
                ? 'Last pass, and best similar one'
                : 'Best similar pass'
              : 'Last pass'}
            {': '}
            <Link href={passPath(against)} sx={{ display: 'inline-block', py: 0.5 }}>
              {formatEt(against.derived.finish_et)} of{' '}
              {formatDateTime(against.log_entry_datetime, against.location.timezone)}
            </Link>
          </Typography>
          <SplitChart pass={entry} against={against} />
          {compared > 0 && <CompareTable ref={table} entries={[against, entry]} fields={fields} />}
        </>
      )}
    </Panel>
  );
};
