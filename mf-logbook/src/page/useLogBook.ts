import {
  passFieldsOf,
  unknown,
  type StoredView,
  type Loadable,
  type LogEntry,
  type PassField,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { filterOptions, type FilterOptions } from '../filter/filterOptions';
import { filterPasses } from '../filter/filterPasses';
import type { PassFilter } from '../filter/PassFilter';
import { usePassTexts } from '../filter/usePassTexts';
import { useReadSearch } from '../filter/useReadSearch';
import { useViews } from '../views/useViews';
import { commonFinish, passColumns, type PassColumn } from '../list/passColumns';
import { nearestFirst, newestFirst, sortPasses, type PassOrder } from '../list/sortPasses';
import { useChoices, type Tool } from './useChoices';
import { useSameColumns } from '../list/useSameColumns';
import { useScreen, type Screen } from './useScreen';

const none: LogEntry[] = [];

const noKeys: string[] = [];
/** Values that stand first while passes are likened by their air, at one track or at all. */
const likenedHere = ['derived.density_altitude'];
const likenedEverywhere = [...likenedHere, 'location.title'];

/** State of the log book page. */
export interface LogBook {
  state: Loadable<LogEntry[]>['state'];
  /** Only the newest passes are known; the rest is loading. */
  reading: boolean;
  /** Every pass, newest first. */
  all: LogEntry[];
  /** Passes that match the filter, in the chosen order. */
  shown: LogEntry[];
  /** Passes of the turned-up page. */
  page: LogEntry[];
  /** Index from 0. */
  pageIndex: number;
  turnTo: (pageIndex: number) => void;
  /** Every value that a pass of this racer can have. */
  fields: PassField[];
  views: StoredView[];
  view: StoredView;
  chooseView: (key: string) => void;
  columns: PassColumn[];
  filter: PassFilter;
  options: FilterOptions;
  /** Changes a part of the filter. */
  changeFilter: (change: Partial<PassFilter>) => void;
  order: PassOrder;
  setOrder: (order: PassOrder) => void;
  screen: Screen;
  setScreen: (change: Partial<Screen>) => void;
  /** Open panel beside the passes. */
  tool: Tool | undefined;
  openTool: (tool: Tool | undefined) => void;
}

/** Holds the log book page: its passes, the view, the filter, the order and the page. */
export const useLogBook = ({
  ports,
  cars,
}: {
  cars: Loadable<Vehicle[]>;
  ports: Pick<Ports, 'logBooks' | 'logBookViews' | 'customFields' | 'settings' | 'drafts'>;
}): LogBook => {
  const newest$ = useMemo(() => ports.logBooks.newest$(), [ports.logBooks]);
  const newest = useObservable(newest$, unknown);
  const entries$ = useMemo(() => ports.logBooks.entries$(), [ports.logBooks]);
  const every = useObservable(entries$, unknown);
  const reading = every.state === 'unknown' && newest.state === 'present';
  const entries = reading ? newest : every;
  const own = useObservable(ports.customFields.fields$, unknown);
  const { views, view, choose } = useViews(ports.logBookViews, ports.settings);
  const [{ filter, order: chosenOrder, turned, tool }, setChoices] = useChoices();
  const [screen, setScreen] = useScreen(ports.drafts);

  const all = entries.state === 'present' ? entries.value : none;
  const fields = useMemo(() => passFieldsOf(own.state === 'present' ? own.value : []), [own]);
  // Calculated from all passes once a new one among them is on the screen.
  const known = useDeferredValue(all);
  const options = useMemo(
    () => filterOptions(known, cars.state === 'present' ? cars.value : []),
    [known, cars],
  );
  const finish = useMemo(() => commonFinish(known), [known]);
  const severalVehicles = options.vehicle.length > 1;
  const likened = filter.air === '' ? noKeys : filter.location === '' ? likenedEverywhere : likenedHere;
  const columns = useSameColumns(
    useMemo(
      () => passColumns(fields, { fieldKeys: [...likened, ...view.fieldKeys] }, finish, severalVehicles),
      [fields, likened, view, finish, severalVehicles],
    ),
  );
  const { textOf, made } = usePassTexts(all, fields);

  // Typing goes on while the searched texts are prepared.
  const deferred = useDeferredValue(filter.text);
  const text = made ? filter.text : deferred;
  const readSearch = useReadSearch(filter.text !== '');
  const fitting = useMemo(
    () => filterPasses(all, { ...filter, text }, textOf, readSearch),
    [all, filter, text, textOf, readSearch],
  );
  const given = filter.air === '' ? newestFirst : nearestFirst;
  const order = columns.some(({ key }) => key === chosenOrder.key) ? chosenOrder : given;
  const shown = useMemo(() => {
    // They already have this order.
    if (order.key === given.key && order.descending === given.descending) return fitting;
    const by = columns.find(({ key }) => key === order.key);
    return by === undefined ? fitting : sortPasses(fitting, by, order.descending);
  }, [fitting, columns, order, given]);

  const lastPage = Math.max(0, Math.ceil(shown.length / screen.pageSize) - 1);
  const pageIndex = Math.min(turned, lastPage);
  const page = useMemo(
    () => shown.slice(pageIndex * screen.pageSize, (pageIndex + 1) * screen.pageSize),
    [shown, pageIndex, screen.pageSize],
  );
  const turnTo = useCallback(
    (turned: number) => setChoices((before) => ({ ...before, turned })),
    [setChoices],
  );
  const changeFilter = useCallback(
    (change: Partial<PassFilter>) =>
      setChoices((before) => ({ ...before, turned: 0, filter: { ...before.filter, ...change } })),
    [setChoices],
  );
  const sort = useCallback(
    (order: PassOrder) => setChoices((before) => ({ ...before, turned: 0, order })),
    [setChoices],
  );
  const openTool = useCallback(
    (opened: Tool | undefined) =>
      setChoices(({ tool: _, ...before }) => (opened === undefined ? before : { ...before, tool: opened })),
    [setChoices],
  );
  const layOut = useCallback(
    (change: Partial<Screen>) => {
      turnTo(0);
      setScreen(change);
    },
    [turnTo, setScreen],
  );

  return {
    state: entries.state,
    reading,
    all,
    shown,
    page,
    pageIndex,
    turnTo,
    fields,
    views,
    view,
    chooseView: choose,
    columns,
    filter,
    options,
    changeFilter,
    order,
    setOrder: sort,
    screen,
    setScreen: layOut,
    tool,
    openTool,
  };
};
