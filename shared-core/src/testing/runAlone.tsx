import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Lifecycle } from '../platform/contract';
import { GlobalTheme } from '../react/GlobalTheme';
import { ThemeRoot } from '../react/ThemeRoot';
import { createMemoryPlatform, type MemorySeed } from './createMemoryPlatform';

type Place = { name: string; load: () => Promise<Lifecycle<never>>; props: object };

const MountedPlace = ({ place, onClose }: { place: Place; onClose: (output?: unknown) => void }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset['idPrefix'] = 'alone-';
    frame.current?.append(element);
    const props = {
      ...place.props,
      name: place.name,
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
  return <Box ref={frame} />;
};

const Places = ({ places }: { places: Place[] }) => {
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
    </>
  );
};

/**
 * Runs one remote alone in the page, on the memory platform: a button for each of its pages, dialogs and widgets.
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
        <Places places={places} />
      </ThemeRoot>
    </StrictMode>,
  );
};
