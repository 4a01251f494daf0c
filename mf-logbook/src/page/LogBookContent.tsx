import { formatPasses, formatWhole, type FeedbackPort, type LogEntry } from '@holeshot/shared-core';
import { EmptyState, spokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { ComparePanel } from '../compare/ComparePanel';
import { usePicked } from '../compare/usePicked';
import { inSearchLine } from '../filter/chipStyle';
import { noFilter } from '../filter/PassFilter';
import { PassFilters } from '../filter/PassFilters';
import { DisplayChooser } from './DisplayChooser';
import { lazyPanel } from './lazyPanel';
import { PassList } from '../list/PassList';
import { PassPager } from './PassPager';
import { PassTable } from '../list/PassTable';
import { PassTools } from './PassTools';
import { printPasses } from './printPasses';
import { SortChooser } from './SortChooser';
import type { DoubtOf } from '../list/useDoubts';
import type { LogBook } from './useLogBook';

const ChartPanel = lazyPanel('Chart', 420, () =>
  import('../charts/ChartPanel').then((module) => module.ChartPanel),
);
const SeasonPanel = lazyPanel('Season', 240, () =>
  import('../season/SeasonPanel').then((module) => module.SeasonPanel),
);

const countOf = (shown: number, all: number): string =>
  shown === all ? formatPasses(all) : `${formatWhole(shown)} of ${formatPasses(all)}`;

/** On a wide screen the panel stands at the side, else above the passes. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:has(> section)': {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 380px' },
    '& > section': { order: { lg: 1 }, alignSelf: 'start', position: { lg: 'sticky' }, top: 16 },
  },
} as const;

/** A log book that has passes: how it is seen, which of them are shown, and these. */
export const LogBookContent = ({
  book,
  doubtOf,
  wide,
  viewChooser,
  moreTools,
  aboveList,
  feedback,
  onOpen,
}: {
  book: LogBook;
  doubtOf: DoubtOf;
  wide: boolean;
  viewChooser: ReactNode;
  /** Of a phone, which has no other place for them. */
  moreTools: ReactNode;
  aboveList: ReactNode;
  feedback: FeedbackPort;
  onOpen: (entry: LogEntry) => void;
}) => {
  const {
    reading,
    all,
    shown,
    page,
    columns,
    order,
    setOrder,
    filter,
    changeFilter,
    screen,
    setScreen,
    tool,
  } = book;
  const { picked, pickOf, toggle } = usePicked(all);
  // The passes follow a letter of the search first, what sums them up after them.
  const summedUp = useDeferredValue(shown);
  const display = screen.display ?? (wide ? 'table' : 'cards');
  const picking = {
    doubtOf,
    pickOf: tool === 'compare' ? pickOf : undefined,
    onPick: toggle,
  };
  // The tools are not drawn again with each letter of a search.
  const printed = useRef({ shown, all, columns });
  useEffect(() => {
    printed.current = { shown, all, columns };
  }, [shown, all, columns]);
  const print = useCallback((): void => {
    const { shown, all, columns } = printed.current;
    void printPasses(`Log book, ${countOf(shown.length, all.length)}`, shown, columns, feedback);
  }, [feedback]);
  const passes = useRef<HTMLDivElement>(null);
  /** All are asked for, by a button that goes as they come. */
  const asked = useRef(false);
  const areShown = shown.length > 0;
  useEffect(() => {
    if (!areShown || !asked.current) return;
    asked.current = false;
    passes.current?.focus({ preventScroll: true });
  }, [areShown]);
  const { turnTo } = book;
  // The pager stands below the passes: what it has turned up is read from its top, by eye and by ear.
  const turn = useCallback(
    (pageIndex: number): void => {
      turnTo(pageIndex);
      passes.current?.focus({ preventScroll: true });
      passes.current?.scrollIntoView?.({ block: 'start' });
    },
    [turnTo],
  );
  const count = countOf(shown.length, all.length);
  // A phone has no line to spare, nor may one go as a thumb comes: where nothing is filtered out, the search says it.
  const inSearch = !wide && (reading || shown.length === all.length);
  const [unfolded, unfold] = useState(false);
  const toolsButton = useRef<HTMLButtonElement>(null);
  // What is chosen takes the place of the choice, and the focus is not lost with it.
  const foldTools = (): void => {
    unfold(false);
    toolsButton.current?.focus();
  };
  const tools = (
    <PassTools wide={wide} disabled={reading} open={tool} onOpen={book.openTool} onPrint={print}>
      {!wide && moreTools}
    </PassTools>
  );
  const displayChooser = <DisplayChooser display={display} onChoose={setScreen} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: wide ? 1.5 : 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>{viewChooser}</Box>
        {wide && displayChooser}
      </Box>
      <PassFilters
        filter={filter}
        options={book.options}
        wide={wide}
        placeholder={inSearch ? `Search ${reading ? '(loading the rest)' : count}` : 'Search'}
        onChange={changeFilter}
        end={
          !wide && (
            <Button
              ref={toolsButton}
              variant="outlined"
              aria-expanded={unfolded}
              onClick={() => unfold(!unfolded)}
              sx={{ ...inSearchLine, ...(tool !== undefined && { bgcolor: 'action.selected' }) }}
            >
              Tools
            </Button>
          )
        }
      >
        {(!wide || display === 'cards') && (
          <>
            {!wide && displayChooser}
            {display === 'cards' && <SortChooser columns={columns} order={order} onOrder={setOrder} />}
          </>
        )}
      </PassFilters>
      {!wide && unfolded && (
        <Box onClick={foldTools} sx={{ mb: 1 }}>
          {tools}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: inSearch ? 0 : 1 }}>
        <Typography
          role="status"
          variant="body2"
          sx={inSearch ? spokenOnly : { color: 'text.secondary', flexGrow: 1 }}
        >
          {reading ? 'Newest passes; loading the rest' : count}
        </Typography>
        {wide && tools}
      </Box>
      {aboveList}
      {shown.length === 0 && reading && (
        <Typography sx={{ color: 'text.secondary' }}>
          No match among your newest passes. Loading the rest.
        </Typography>
      )}
      {shown.length === 0 && !reading && (
        <EmptyState
          text={`No pass matches this filter. You have ${countOf(all.length, all.length)}.`}
          action={
            <Button
              variant="contained"
              onClick={() => {
                changeFilter(noFilter);
                asked.current = true;
              }}
            >
              Show all passes
            </Button>
          }
        />
      )}
      {tool === 'compare' && (
        <ComparePanel entries={picked} fields={book.fields} onOpen={onOpen} onTakeOut={toggle} />
      )}
      {shown.length > 0 && (
        <Box sx={beside}>
          {tool === 'season' && <SeasonPanel entries={summedUp} onOpen={onOpen} />}
          {tool === 'chart' && (
            <ChartPanel
              entries={summedUp}
              fields={book.fields}
              anyQuality={filter.quality !== ''}
              onOpen={onOpen}
            />
          )}
          <Box
            ref={passes}
            tabIndex={-1}
            role="group"
            aria-label={`Page ${book.pageIndex + 1}`}
            sx={{ minWidth: 0, outline: 0, scrollMarginTop: '8px' }}
          >
            {display === 'table' ? (
              <PassTable
                entries={page}
                columns={columns}
                order={order}
                onOrder={setOrder}
                onOpen={onOpen}
                {...picking}
              />
            ) : (
              <PassList
                entries={page}
                all={shown}
                columns={columns}
                byDay={order.key === 'log_entry_datetime'}
                onOpen={onOpen}
                {...picking}
              />
            )}
            {!reading && (
              <PassPager
                count={shown.length}
                pageIndex={book.pageIndex}
                pageSize={screen.pageSize}
                onTurn={turn}
                onSize={setScreen}
              />
            )}
          </Box>
        </Box>
      )}
    </>
  );
};
