import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject } from 'rxjs';
import type { Lifecycle } from '../platform/contract';
import { GlobalTheme } from '../react/theme/GlobalTheme';
import { ThemeRoot } from '../react/theme/ThemeRoot';
import { useObservable } from '../react/hooks/useObservable';
import { createMemoryPlatform, type MemorySeed } from './memory/createMemoryPlatform';

interface Place {
  name: string;
  load: () => Promise<Lifecycle<never>>;
  props: object;
}

const MountedPlace = ({ place, onClose }: { place: Place; onClose: (output?: unknown) => void }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset['idPrefix'] = 'alone-';
    frame.current?.append(element);
    const props = {
      ...place.props,
      // single-spa-react knows what it has mounted by this: what strict mode takes down must not be what stands there now.
      name: `${place.name} ${crypto.randomUUID()}`,
      domElement: element,
      close: onClose,
      idPrefix: 'alone-',
      onFailure: (error: unknown) => console.error(error),
    } as unknown as never;
    const mounted = place.load().then(async (lifecycle) => {
      await lifecycle.bootstrap(props);
      await lifecycle.mount(props);
      return lifecycle;
    });
    return () => {
      void mounted.then((lifecycle) => lifecycle.unmount(props)).finally(() => element.remove());
    };
  }, [place, onClose]);
  return <Box ref={frame} sx={{ minHeight: 0, flexGrow: 1, '& > div': { height: '100%' } }} />;
};

/** A dialog that a place of the remote has opened by name. */
interface Opened {
  place: Place;
  close: (output?: unknown) => void;
}

const OpenedDialog = ({ place, close }: Opened) => (
  <Dialog
    open
    fullWidth
    maxWidth="sm"
    fullScreen={useMediaQuery('(max-width: 599.95px)')}
    onClose={() => close()}
    slotProps={{ paper: { 'aria-label': place.name, sx: { bgcolor: 'background.default', height: '100%' } } }}
  >
    <MountedPlace place={place} onClose={close} />
  </Dialog>
);

const Places = ({ places, opened$ }: { places: Place[]; opened$: BehaviorSubject<Opened[]> }) => {
  const opened = useObservable(opened$, []);
  const [place, setPlace] = useState(places[0]);
  const [closed, setClosed] = useState<string>();
  const [close] = useState(() => (output?: unknown) => setClosed(JSON.stringify(output) ?? 'dismissed'));
  const switchTheme = () => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  };
  return (
    <>
      <Stack direction="row" sx={{ p: 1, gap: 1, flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
        {places.map((each) => (
          <Button
            key={each.name}
            variant={each === place ? 'contained' : 'outlined'}
            onClick={() => setPlace(each)}
          >
            {each.name}
          </Button>
        ))}
        <Button onClick={switchTheme}>Dark or light</Button>
      </Stack>
      {closed !== undefined && <Typography sx={{ p: 2 }}>Closed with {closed}</Typography>}
      {place !== undefined && <MountedPlace key={place.name} place={place} onClose={close} />}
      {opened.map((each) => (
        <OpenedDialog key={each.place.name} {...each} />
      ))}
    </>
  );
};

/**
 * Runs one remote alone in the page, on the memory platform: a button for each of its pages, dialogs and widgets, and
 * its own dialogs open when they are asked for by name.
 * @param remote as `defineRemote` gives it
 * @param seed what the memory platform starts with
 */
export const runAlone = (
  remote: {
    pages: Record<string, () => Promise<Lifecycle<never>>>;
    dialogs: Partial<Record<string, () => Promise<Lifecycle<never>>>>;
    widgets: Record<string, () => Promise<Lifecycle<never>>>;
  },
  seed: MemorySeed = {},
): void => {
  const platform = createMemoryPlatform({ now: Date.now(), ...seed });
  const opened$ = new BehaviorSubject<Opened[]>([]);
  const { dialogs } = platform;
  platform.dialogs = {
    open: (name, input) => {
      const load = remote.dialogs[name];
      if (load === undefined) return dialogs.open(name, input);
      return new Promise((resolve) => {
        const dialog: Opened = {
          place: { name, load, props: { platform, input } },
          close: (output) => {
            opened$.next(opened$.value.filter((each) => each !== dialog));
            resolve(output as never);
          },
        };
        opened$.next([...opened$.value, dialog]);
      });
    },
  };
  const places: Place[] = [
    ...Object.entries(remote.pages).map(([name, load]) => ({
      name: `page ${name}`,
      load,
      props: { platform },
    })),
    ...Object.entries(remote.dialogs).flatMap(([name, load]) =>
      load === undefined ? [] : [{ name: `dialog ${name}`, load, props: { platform, input: {} } }],
    ),
    ...Object.entries(remote.widgets).map(([name, load]) => ({
      name: `widget ${name}`,
      load,
      props: { platform },
    })),
  ];
  document.documentElement.dataset['theme'] = 'dark';
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <StrictMode>
      <ThemeRoot>
        <GlobalTheme />
        <Places places={places} opened$={opened$} />
      </ThemeRoot>
    </StrictMode>,
  );
};
