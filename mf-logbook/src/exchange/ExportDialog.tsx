import {
  csvParts,
  localInputValue,
  logBookFileParts,
  storedLists,
  textOf,
  unknown,
  type DialogProps,
  type HeldLogBook,
  type Ports,
  type StoredLogBook,
  type StoredRow,
} from '@holeshot/shared-core';
import {
  deviceZone,
  DialogLayout,
  downloadText,
  FormError,
  inSlices,
  Panel,
  useObservable,
  type Work,
} from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Choice } from './Choice';
import { countOf } from './importWords';
import { printPage } from './printPage';
import { cannotPrint, printSheets } from './printSheets';
import { ProgressBar } from './ProgressBar';

const maybeNotAll =
  ' This device has not loaded passes from the server yet: those from your other devices may be missing.';

const vehicleOf = ({ value }: StoredRow): unknown =>
  (value as { vehicle?: { uid?: unknown } } | null)?.vehicle?.uid;

const countIn = (book: StoredLogBook): number =>
  storedLists.reduce((sum, list) => sum + book[list].length, 0);

const Way = ({ title, text, button }: { title: string; text: string; button: ReactNode }) => (
  <Panel label={title}>
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {button}
    </Stack>
  </Panel>
);

/** Dialog that exports the log book as files or paper, offline and read-only too. */
export const ExportDialog = ({
  ports,
  close,
}: DialogProps<'export'> & {
  ports: Pick<Ports, 'vehicles' | 'logBooks' | 'exchange' | 'clock'>;
}) => {
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const archive = useObservable(ports.vehicles.deleted$, unknown);
  const [vehicleUid, setVehicleUid] = useState('');
  const entries$ = useMemo(
    () => ports.logBooks.entries$(vehicleUid === '' ? {} : { vehicleUid }),
    [ports.logBooks, vehicleUid],
  );
  const entries = useObservable(entries$, unknown);
  const [percent, setPercent] = useState<number>();
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const current = useRef<Work>({ canceled: false });
  useEffect(
    () => () => {
      current.current.canceled = true;
    },
    [],
  );

  const known = cars.state === 'present' ? cars.value : [];
  const deleted = archive.state === 'present' ? archive.value.length : 0;
  const name = known.find(({ uid }) => uid === vehicleUid)?.name;
  const passes = entries.state === 'present' ? entries.value : [];
  const zone = deviceZone();
  const today = localInputValue(new Date(ports.clock.now()).toISOString(), zone).slice(0, 10);
  const plainName = (name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

  const begin = (): Work => {
    current.current = { canceled: false };
    setDone(undefined);
    setProblem(undefined);
    setPercent(0);
    return current.current;
  };
  const cancel = () => {
    current.current.canceled = true;
    setPercent(undefined);
  };
  const show = (share: number) => setPercent(Math.floor(share * 100));
  const write = async (work: Work, parts: Iterable<string>, count: number): Promise<string | undefined> => {
    const text = await inSlices(textOf(parts, count), work, show);
    if (text !== undefined) setPercent(undefined);
    return text;
  };
  const stored = async (work: Work, pictures = false): Promise<HeldLogBook | undefined> => {
    const result = await ports.exchange.stored({ pictures });
    if (work.canceled) return undefined;
    if (result.ok) return result.value;
    setPercent(undefined);
    setProblem(result.failure.message);
    return undefined;
  };
  const save = (fileName: string, text: string | undefined, type: string, book: HeldLogBook) => {
    if (text === undefined) return;
    downloadText(fileName, text, type);
    setDone(`${fileName} is saved on this device.${book.fromDeviceAlone ? maybeNotAll : ''}`);
  };
  const exportBook = async () => {
    const work = begin();
    const book = await stored(work, true);
    if (book === undefined) return;
    const text = await write(work, logBookFileParts(book), countIn(book));
    save(`holeshot-${today}.json`, text, 'application/json', book);
  };
  const exportPasses = async () => {
    const work = begin();
    const book = await stored(work);
    if (book === undefined) return;
    const rows = book.entries.filter((row) => vehicleUid === '' || vehicleOf(row) === vehicleUid);
    const text = await write(work, csvParts(rows, book.custom_fields), rows.length);
    save(`holeshot-passes-${plainName === '' ? '' : `${plainName}-`}${today}.csv`, text, 'text/csv', book);
  };
  const print = async () => {
    const pages = printPage(`Log book ${name ?? ''}`.trim(), passes);
    const sheets = await inSlices(pages, begin(), show);
    if (sheets === undefined) return;
    setPercent(undefined);
    if (!printSheets(sheets)) setProblem(cannotPrint);
  };

  const busy = percent !== undefined;
  return (
    <DialogLayout
      title="Export"
      onClose={close}
      onSubmit={(event) => event.preventDefault()}
      actions={
        busy ? (
          <Button variant="outlined" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => close()}>
            Close
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        <FormError message={problem} />
        {busy && <ProgressBar words="Writing" percent={percent} />}
        <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
          {done}
        </Typography>
        {deleted > 0 && (
          <Alert severity="info" variant="outlined">
            {countOf('vehicles', deleted)} under Recently deleted and all passes of{' '}
            {deleted === 1 ? 'it' : 'them'} are left out. Restore what you want to keep first, on the Vehicles
            page.
          </Alert>
        )}
        <Way
          title="Whole log book"
          text="Vehicles, tracks, passes with their pictures, views and settings in one file (JSON), with every field. Importing it restores the same log book."
          button={
            <Button variant="contained" disabled={busy} onClick={() => void exportBook()}>
              Save the log book
            </Button>
          }
        />
        {known.length > 0 && (
          <Choice label="Passes of" value={vehicleUid} onChange={setVehicleUid}>
            <option value="">All vehicles</option>
            {known.map((vehicle) => (
              <option key={vehicle.uid} value={vehicle.uid}>
                {vehicle.name}
              </option>
            ))}
          </Choice>
        )}
        <Way
          title="Passes as a table"
          text={`${countOf('entries', passes.length)} for a spreadsheet (CSV), one line each. You can import it again.`}
          button={
            <Button
              variant="outlined"
              disabled={busy || passes.length === 0}
              onClick={() => void exportPasses()}
            >
              Save the table
            </Button>
          }
        />
        <Way
          title="On paper"
          text={`${countOf('entries', passes.length)}, one line each, black on white.`}
          button={
            <Button variant="outlined" disabled={busy || passes.length === 0} onClick={() => void print()}>
              Print
            </Button>
          }
        />
      </Stack>
    </DialogLayout>
  );
};
