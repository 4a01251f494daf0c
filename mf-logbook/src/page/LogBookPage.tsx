import { icons, unknown, type Location, type Ports, type Vehicle } from '@holeshot/shared-core';
import {
  Icon,
  PageLayout,
  ReadOnlyNote,
  UnreadableNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { ExchangeButtons } from '../exchange/ExchangeButtons';
import { FillWeather } from '../fill-weather/FillWeather';
import { ViewButtons } from '../views/ViewButtons';
import { ViewChooser } from '../views/ViewChooser';
import { LogBookContent } from './LogBookContent';
import { LogBookEmpty, type Missing } from './LogBookEmpty';
import { LogBookSkeleton } from './LogBookSkeleton';
import { LogPassButton } from './LogPassButton';
import { PanelButtons } from './PanelButtons';
import { useDoubts } from '../list/useDoubts';
import { useLogBook } from './useLogBook';
import { useWideScreen } from './useWideScreen';

const none: Vehicle[] = [];
const noTracks: Location[] = [];

/** Page of the racer's passes in a view, filtered and sorted: a table, or cards of two lines. */
export const LogBookPage = ({
  ports,
}: {
  ports: Pick<
    Ports,
    | 'session'
    | 'vehicles'
    | 'locations'
    | 'logBooks'
    | 'logBookViews'
    | 'customFields'
    | 'settings'
    | 'drafts'
    | 'dialogs'
    | 'feedback'
    | 'navigation'
    | 'unreadable'
    | 'weather'
    | 'connection'
    | 'clock'
  >;
}) => {
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const tracks = useObservable(ports.locations.locations$, unknown);
  const book = useLogBook({ cars, ports });
  const known = cars.state === 'present' ? cars.value : none;
  const doubtOf = useDoubts(book.page, book.reading ? undefined : book.all, known);
  const wide = useWideScreen();
  const readOnly = useReadOnly(ports.session);

  const loading =
    book.state === 'unknown' ||
    (book.state === 'absent' && (cars.state === 'unknown' || tracks.state === 'unknown'));
  const missing: Missing =
    cars.state === 'absent' ? 'vehicle' : tracks.state === 'absent' ? 'location' : 'pass';

  const { chooseView } = book;
  const vehicleUid = book.filter.vehicle;
  const logPass = useCallback(() => {
    if (readOnly) ports.feedback.subscriptionRequired();
    else void ports.dialogs.open('log-entry', vehicleUid === '' ? {} : { vehicleUid });
  }, [readOnly, ports.feedback, ports.dialogs, vehicleUid]);
  const openView = useCallback(
    async (input: { key?: string }) => {
      if (readOnly) {
        ports.feedback.subscriptionRequired();
        return;
      }
      const saved = await ports.dialogs.open('log-book-view', input);
      if (saved !== undefined) chooseView(saved.key);
    },
    [readOnly, ports.feedback, ports.dialogs, chooseView],
  );
  const editView = useCallback(() => void openView({ key: book.view.key }), [openView, book.view.key]);
  const addView = useCallback(() => void openView({}), [openView]);
  const recentlyDeleted = useMemo(
    () => (
      <Button
        startIcon={<Icon path={icons.deleteIcon} size={20} />}
        onClick={() => void ports.dialogs.open('deleted-passes', {})}
      >
        Recently deleted
      </Button>
    ),
    [ports.dialogs],
  );
  const logPassButton = (inStrip: boolean) => (
    <LogPassButton inStrip={inStrip} locked={readOnly} onPress={logPass} />
  );
  const exchange = <ExchangeButtons readOnly={readOnly} ports={ports} />;
  const viewButtons = (
    <ViewButtons name={book.view.name} inWords={!wide} locked={readOnly} onEdit={editView} onAdd={addView} />
  );

  return (
    <PageLayout
      title="Log Book"
      tight
      actions={
        <>
          {book.state === 'present' && (
            <PanelButtons wide={wide} disabled={book.reading} open={book.tool} onOpen={book.openTool} />
          )}
          {(wide || book.state === 'absent') && exchange}
          {book.state === 'absent' && missing === 'pass' && recentlyDeleted}
          {wide && book.state === 'present' && logPassButton(false)}
        </>
      }
    >
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Passes" />
        </Box>
      )}
      <UnreadableNote unreadable={ports.unreadable} list="passes" />
      {loading && (
        <>
          <LogBookSkeleton wide={wide} />
          {logPassButton(!wide)}
        </>
      )}
      {!loading && book.state === 'absent' && (
        <LogBookEmpty missing={missing} navigation={ports.navigation} logPass={logPassButton(false)} />
      )}
      {book.state === 'present' && (
        <>
          <LogBookContent
            book={book}
            doubtOf={doubtOf}
            wide={wide}
            viewChooser={
              <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
                <Box sx={{ flex: wide ? '0 1 auto' : '1 1 0', minWidth: 0 }}>
                  <ViewChooser views={book.views} view={book.view} wide={wide} onChoose={chooseView} />
                </Box>
                {wide && viewButtons}
              </Box>
            }
            moreTools={
              wide ? (
                recentlyDeleted
              ) : (
                <>
                  {exchange}
                  {viewButtons}
                  {recentlyDeleted}
                </>
              )
            }
            aboveList={
              <FillWeather
                passes={book.all}
                vehicles={known}
                locations={tracks.state === 'present' ? tracks.value : noTracks}
                locked={readOnly}
                ports={ports}
              />
            }
            feedback={ports.feedback}
            navigation={ports.navigation}
          />
          {!wide && logPassButton(true)}
        </>
      )}
    </PageLayout>
  );
};
