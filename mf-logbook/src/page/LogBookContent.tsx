import { formatPasses, formatWhole, type FeedbackPort, type NavigationPort } from '@holeshot/shared-core';
import { EmptyState, spokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePicked } from '../compare/usePicked';
import { inSearchLine } from '../filter/chipStyle';
import { noFilter } from '../filter/PassFilter';
import { PassFilters } from '../filter/PassFilters';
import { DisplayChooser } from './DisplayChooser';
import { lazyPanel } from './lazyPanel';
import { PassList } from '../list/PassList';
import { PassPager } from './PassPager';
import { PassTable } from '../list/PassTable';
import { nearestFirst } from '../list/sortPasses';
import { PassTools } from './PassTools';
import { SortChooser } from './SortChooser';
import type { DoubtOf } from '../list/useDoubts';
import type { LogBook } from './useLogBook';

const notPrinted = 'Printing could not be loaded. Check your network, then press Print again.';

const AirPanel = lazyPanel('Air like this', 76, () =>
  import('../filter/AirPanel').then((module) => module.AirPanel),
);
const ChartPanel = lazyPanel('Chart', 420, () =>
  import('../charts/ChartPanel').then((module) => module.ChartPanel),
);
const ComparePanel = lazyPanel('Compare', 48, () =>
  import('../compare/ComparePanel').then((module) => module.ComparePanel),
);
const SeasonPanel = lazyPanel('Season', 240, () =>
  import('../season/SeasonPanel').then((module) => module.SeasonPanel),
);

/** Order by air, as a choice beside the columns. */
const nearest = { key: nearestFirst.key, label: 'nearest air' };

const countOf = (shown: number, all: number): string =>
  shown === all ? formatPasses(all) : `${formatWhole(shown)} of ${formatPasses(all)}`;

/** Style of a panel: at the side of a wide screen, else above the passes. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:has(> section)': {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 380px' },
    '& > section': { order: { lg: 1 }, alignSelf: 'start', position: { lg: 'sticky' }, top: 16 },
  },
} as const;

/** Content of a log book that has passes: the controls, the panels and the passes. */
export const LogBookContent = ({
  book,
  doubtOf,
  wide,
  viewChooser,
  moreTools,
  aboveList,
  feedback,
  navigation,
}: {
  book: LogBook;
  doubtOf: DoubtOf;
  wide: boolean;
  viewChooser: ReactNode;
  /** Further tools; on a phone those too that a wide screen has elsewhere. */
  moreTools: ReactNode;
  aboveList: ReactNode;
  feedback: FeedbackPort;
  navigation: NavigationPort;
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
  // The passes follow a letter of the search first, their summaries later.
  const summedUp = useDeferredValue(shown);
  const display = screen.display ?? (wide ? 'table' : 'cards');
  const { openTool } = book;
  const compares = tool === 'compare';
  const compare = useCallback(() => openTool(compares ? undefined : 'compare'), [openTool, compares]);
  const picking = {
    doubtOf,
    pickOf: compares ? pickOf : undefined,
    onPick: toggle,
  };
  // The tools are not drawn again with each letter of a search.
  const printed = useRef({ shown, all, columns });
  useEffect(() => {
    printed.current = { shown, all, columns };
  }, [shown, all, columns]);
  const print = useCallback((): void => {
    const { shown, all, columns } = printed.current;
    const title = `Log book, ${countOf(shown.length, all.length)}`;
    import('./printPasses')
      .then(({ printPasses }) => printPasses(title, shown, columns, feedback))
      .catch(() => feedback.snackbar({ text: notPrinted, color: 'error' }));
  }, [feedback]);
  const passes = useRef<HTMLDivElement>(null);
  /** The button that loads all passes was pressed; it disappears when they come. */
  const asked = useRef(false);
  const areShown = shown.length > 0;
  useEffect(() => {
    if (!areShown || !asked.current) return;
    asked.current = false;
    passes.current?.focus({ preventScroll: true });
  }, [areShown]);
  const { turnTo } = book;
  // The pager stands below the passes: a turned-up page is read from its top, by eye and by ear.
  const turn = useCallback(
    (pageIndex: number): void => {
      turnTo(pageIndex);
      passes.current?.focus({ preventScroll: true });
      passes.current?.scrollIntoView?.({ block: 'start' });
    },
    [turnTo],
  );
  const count = countOf(shown.length, all.length);
  // A phone has no line to spare, and none may disappear under a thumb: without a filter the search shows the count.
  const inSearch = !wide && (reading || shown.length === all.length);
  const [unfolded, unfold] = useState(false);
  const toolsButton = useRef<HTMLButtonElement>(null);
  // The chosen part takes the place of the choice, and keeps the focus.
  const foldTools = (): void => {
    unfold(false);
    toolsButton.current?.focus();
  };
  const tools = (
    <PassTools wide={wide} disabled={reading} compares={compares} onCompare={compare} onPrint={print}>
      {moreTools}
    </PassTools>
  );
  const here = filter.here || (all[0]?.location.uid ?? '');
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
        here={here}
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
              sx={{ ...inSearchLine, ...(compares && { bgcolor: 'action.selected' }) }}
            >
              Tools
            </Button>
          )
        }
      >
        {(!wide || display === 'cards') && (
          <>
            {!wide && displayChooser}
            {display === 'cards' && (
              <SortChooser
                columns={filter.air === '' ? columns : [nearest, ...columns]}
                order={order}
                onOrder={setOrder}
              />
            )}
          </>
        )}
      </PassFilters>
      {filter.air !== '' && (
        <AirPanel filter={filter} here={here} seasons={book.options.season} onChange={changeFilter} />
      )}
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
      {compares && <ComparePanel entries={picked} fields={book.fields} onTakeOut={toggle} />}
      {shown.length > 0 && (
        <Box sx={beside}>
          {tool === 'season' && <SeasonPanel entries={summedUp} isFiltered={summedUp.length < all.length} />}
          {tool === 'chart' && (
            <ChartPanel
              entries={summedUp}
              fields={book.fields}
              anyQuality={filter.quality !== ''}
              navigation={navigation}
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
              <PassTable entries={page} columns={columns} order={order} onOrder={setOrder} {...picking} />
            ) : (
              <PassList
                entries={page}
                all={shown}
                columns={columns}
                byDay={order.key === 'log_entry_datetime'}
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
