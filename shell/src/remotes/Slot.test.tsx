import {
  contractVersion,
  failed,
  ok,
  type Lifecycle,
  type Needs,
  type Ports,
  type Remote,
  type Result,
} from '@holeshot/shared-core';
import { createLifecycle, ThemeRoot, useObservable } from '@holeshot/shared-core/react';
import { createMemoryPlatform, nova } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { Subject } from 'rxjs';
import { readDebugLog } from '../debugLog/debugLog';
import { Slot } from './Slot';
import { tabVersions } from './tabVersions';

// A parcel renders on React's own schedule, as it does in the app.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  sessionStorage.clear();
});

type Place = () => Promise<Lifecycle<never>>;

const remoteWith = (pages: Record<string, Place>, needs: Needs = {}): Remote =>
  ({
    offer: {
      name: 'mf_test',
      title: 'Test',
      contract: contractVersion,
      needs,
      pages: {},
      dialogs: {},
      widgets: {},
    },
    pages,
    dialogs: pages,
    widgets: pages,
  }) as unknown as Remote;

const placeOf =
  <Props extends object>(Component: React.ComponentType<Props>): Place =>
  () =>
    Promise.resolve(createLifecycle(Component) as unknown as Lifecycle<never>);

const Hello = () => <p>Hello from the part</p>;

/** Shows a slot whose remote answers these, one after the other, the last one for ever. */
const show = (
  answers: (Result<Remote> | Promise<Result<Remote>>)[],
  more: Partial<ComponentProps<typeof Slot>> = {},
) => {
  let asked = 0;
  const reload = jest.fn();
  const onShown = jest.fn();
  const slot = (
    <Slot
      kind="page"
      remote="mf_test"
      place="page"
      title="Test"
      ports={createMemoryPlatform({ vehicles: [nova] })}
      onShown={onShown}
      load={() => {
        asked += 1;
        return Promise.resolve(answers[Math.min(asked, answers.length) - 1]!);
      }}
      reload={reload}
      {...more}
    />
  );
  return { ...render(slot, { wrapper: ThemeRoot }), reload, onShown, asked: () => asked };
};
const good = ok(remoteWith({ page: placeOf(Hello) }));
const unreachable = failed('pointer-unreachable', 'It could not be reached.');
const failure = () => screen.findByRole('alert');

describe('the place of a part', () => {
  test('shows that it is loading, then the part, and says once that it is shown', async () => {
    const { onShown, reload } = show([good]);
    expect(screen.getByRole('status', { name: 'Test is loading' })).toBeInTheDocument();
    expect(await screen.findByText('Hello from the part')).toBeVisible();
    await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('status')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('gives the part the ports that it names and no other, and goes with its place', async () => {
    const platform = createMemoryPlatform({ vehicles: [nova] });
    const Cars = ({ ports: given }: { ports: typeof platform }) => {
      const cars = useObservable(given.vehicles.vehicles$, { state: 'unknown' });
      return cars.state !== 'present' ? null : (
        <p>{[...Object.keys(given), cars.value[0]?.name].join(', ')}</p>
      );
    };
    const { unmount } = show([ok(remoteWith({ page: placeOf(Cars) }, { vehicles: 1 }))], { ports: platform });
    expect(await screen.findByText(`vehicles, ${nova.name}`)).toBeVisible();
    unmount();
    await waitFor(() => expect(screen.queryByText(/^vehicles/)).toBeNull());
  });

  test('says what failed, and Retry brings the part without losing the focus', async () => {
    const onFailed = jest.fn();
    const { asked } = show([unreachable, good], { onFailed });
    expect(await failure()).toHaveTextContent('Test is not available right now');
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(await failure()).toHaveTextContent('It could not be reached.');
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    expect(await screen.findByText('Hello from the part')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(asked()).toBe(2);
  });

  test('keeps the focus in a dialog that has it while its code is coming', async () => {
    show([good], { kind: 'dialog', dialog: { input: {}, close: () => undefined } });
    screen.getByRole('button', { name: 'Close' }).focus();
    expect(await screen.findByText('Hello from the part')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  test('leaves no button of what stood in for the part once the part is drawn, where a Tab would go to it', async () => {
    const mount = ({ domElement }: { domElement: HTMLElement }) => {
      domElement.append('Not by React ', document.createElement('hr'));
      return new Promise<never>(() => undefined);
    };
    const drawnOnly = { bootstrap: [], mount: [mount], unmount: [] } as unknown as Lifecycle<never>;
    const { onShown } = show([ok(remoteWith({ page: () => Promise.resolve(drawnOnly) }))], {
      kind: 'dialog',
      dialog: { input: {}, close: () => undefined },
    });
    await screen.findByText('Not by React');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(onShown).not.toHaveBeenCalled();
  });

  test('writes into the debug log which version of which remote failed, and where', async () => {
    const offer = { title: 'Test', pages: {}, dialogs: {}, widgets: {}, needs: {} };
    const pointer = {
      name: 'mf_test',
      version: '4.4.18',
      contract: contractVersion,
      folder: 'f',
      entry: 'f/e',
    };
    const { fetch } = globalThis;
    globalThis.fetch = () =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ ...pointer, files: [], offer }),
      } as Response);
    await tabVersions.of({ name: 'mf_test', pointer: '/remotes/mf-test/current.json' });
    globalThis.fetch = fetch;
    show([unreachable]);
    await failure();
    expect(readDebugLog().at(-1)?.text).toMatch(/^mf_test@4\.4\.18\/page: .*It could not be reached/);
  });

  test('the debug log has a report of a part with its version and place', async () => {
    const Reporting = ({ ports }: { ports: Pick<Ports, 'feedback'> }) => (
      <button onClick={() => ports.feedback.reportError(new Error('odd slip'), 'slip')}>Report</button>
    );
    const ports = createMemoryPlatform();
    const told: string[] = [];
    const feedback = { ...ports.feedback, reportError: (_: unknown, where: string) => told.push(where) };
    show([ok(remoteWith({ page: placeOf(Reporting) }, { feedback: 1 }))], {
      ports: { ...ports, feedback },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    expect(told).toEqual([expect.stringMatching(/^mf_test@.*\/page: slip$/)]);
  });

  test('says so where the version that came has no such place', async () => {
    show([ok(remoteWith({}))]);
    expect(await failure()).toHaveTextContent('This version of it has no such page.');
  });

  test('says so where the code of the place cannot be fetched, and Retry asks for it again', async () => {
    let asked = 0;
    const page = () => {
      asked += 1;
      return asked <= 2 ? Promise.reject(new Error('chunk 404')) : placeOf(Hello)();
    };
    show([ok(remoteWith({ page }))], { kind: 'widget' });
    expect(await failure()).toHaveTextContent('Its code could not be loaded.');
    expect(asked).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello from the part')).toBeVisible();
  });

  test('says so where the part throws, at first or later, and Retry mounts it anew', async () => {
    const Fragile = () => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('broken on purpose');
      return <button onClick={() => setBroken(true)}>Break</button>;
    };
    show([ok(remoteWith({ page: placeOf(Fragile) }))]);
    fireEvent.click(await screen.findByRole('button', { name: 'Break' }));
    expect(await failure()).toHaveTextContent('It stopped with an error.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows nothing of a part that arrives after it is gone', async () => {
    let arrive = (_: Result<Remote>): void => undefined;
    const late = new Promise<Result<Remote>>((resolve) => (arrive = resolve));
    const { unmount, onShown, container } = show([late]);
    unmount();
    arrive(good);
    await late;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onShown).not.toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
  });
  test('uses the code that was fetched ahead for it, although it is gone meanwhile', async () => {
    const place = jest.fn(placeOf(Hello));
    const late = Promise.resolve(ok(remoteWith({ page: place })));
    const { unmount, onShown } = show([late]);
    unmount();
    await waitFor(() => expect(place).toHaveBeenCalledTimes(1));
    expect(onShown).not.toHaveBeenCalled();
  });
});

describe('a page whose files were just replaced', () => {
  const broken = failed('remote-broken', 'Its code could not be loaded.');
  const withoutPage = ok(remoteWith({ page: () => Promise.reject(new Error('chunk 404')) }));

  test.each([
    ['the remote', broken],
    ['its own code alone', withoutPage],
  ])('reloads the app at most three times for %s, then says so', async (_, broken) => {
    for (let load = 1; load <= 3; load += 1) {
      const { reload, unmount } = show([broken]);
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      expect(screen.queryByRole('alert')).toBeNull();
      unmount();
    }
    const { reload } = show([broken]);
    expect(await failure()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is asked for once more before the app is reloaded, and nobody is told where it comes', async () => {
    const onFailed = jest.fn();
    const { reload, asked } = show([broken, good], { onFailed });
    expect(await screen.findByText('Hello from the part')).toBeVisible();
    expect(asked()).toBe(2);
    expect(onFailed).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['dialog', 'widget'] as const)('never reloads for a %s', async (kind) => {
    const { reload } = show([broken], { kind });
    expect(await failure()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload for what a reload cannot mend', async () => {
    const { reload } = show([unreachable]);
    expect(await failure()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the place of a dialog', () => {
  test('gives the part its input and how to close', async () => {
    const Asking = ({ input, close }: { input: { name: string }; close: (output: string) => void }) => (
      <button onClick={() => close('saved')}>{input.name}</button>
    );
    const close = jest.fn();
    show([ok(remoteWith({ page: placeOf(Asking) }))], {
      kind: 'dialog',
      dialog: { input: { name: 'Nova' } as never, close },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Nova' }));
    expect(close).toHaveBeenCalledWith('saved');
  });

  test('can be closed while the part with its own Close is on its way', () => {
    const close = jest.fn();
    show([new Promise(() => undefined)], { kind: 'dialog', dialog: { input: {}, close } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledWith();
  });

  test('can be closed where the part with its own Close does not come', async () => {
    const close = jest.fn();
    show([unreachable], { kind: 'dialog', dialog: { input: {}, close } });
    await failure();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledWith();
  });
});

describe('a version on trial', () => {
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  const broken = ok(remoteWith({ page: placeOf(Broken) }));
  const watch = () => {
    const noted: string[] = [];
    let failures = 0;
    return {
      noted,
      trial: {
        shown: (name: string, place: string) => {
          noted.push(`shown ${name} ${place}`);
          return () => void noted.push('no longer');
        },
        failed: (name: string, place: string) => {
          noted.push(`failed ${name} ${place}`);
          failures += 1;
          return failures > 1;
        },
      },
    };
  };
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test('proves itself as long as a place of it is shown', async () => {
    const { noted, trial } = watch();
    const { unmount } = show([good], { trial });
    await screen.findByText('Hello from the part');
    await waitFor(() => expect(noted).toEqual(['shown mf_test page/page']));
    unmount();
    expect(noted).toEqual(['shown mf_test page/page', 'no longer']);
  });

  test('has not proved itself where it stops when its data arrive', async () => {
    const data$ = new Subject<string[]>();
    const Season = () => {
      const passes = useObservable(data$, []);
      if (passes.length > 0) throw new Error('broken on purpose');
      return <p>No passes yet</p>;
    };
    const { noted, trial } = watch();
    show([ok(remoteWith({ page: placeOf(Season) }))], { trial });
    await screen.findByText('No passes yet');
    await waitFor(() => expect(noted).toEqual(['shown mf_test page/page']));
    data$.next(['a pass']);
    await failure();
    expect(noted).toEqual(['shown mf_test page/page', 'no longer', 'failed mf_test page/page']);
  });

  test('is put back if its page fails the second time, and the app is loaded anew', async () => {
    const { noted, trial } = watch();
    const { reload } = show([broken], { trial });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(noted).toEqual(['failed mf_test page/page', 'failed mf_test page/page']);
  });

  test('is put back at the next start where a form would lose what is typed, and the racer is told', async () => {
    const { trial } = watch();
    const { reload } = show([broken], { trial, kind: 'widget' });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/the one before it is used from the next start/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload the app' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not to blame for a network that is gone', async () => {
    const { noted, trial } = watch();
    show([unreachable], { trial });
    await failure();
    expect(noted).toEqual([]);
  });
});
