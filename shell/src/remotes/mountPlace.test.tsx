import type { Lifecycle } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { mountPlace, mountTimeouts } from './mountPlace';

// A parcel renders on React's own schedule, as it does in the app; act would hold it back until the mount has settled.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

let frame: HTMLElement;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  frame = document.createElement('main');
  document.body.append(frame);
});
afterEach(() => frame.remove());

const mount = async <Props extends object>(
  lifecycle: Lifecycle<Props>,
  props: Props,
  timeouts = mountTimeouts,
) => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const place = await mountPlace(frame, 'mf_test/page', lifecycle, { ...props, onFailure }, timeouts);
  await place.shown.catch(() => undefined);
  return { ...place, failures };
};

const Field = ({ label }: { label: string }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </>
  );
};

describe('a mounted place', () => {
  test('shows the component with its props', async () => {
    const { shown } = await mount(createLifecycle(Field), { label: 'Dial' });
    await expect(shown).resolves.toBeUndefined();
    expect(screen.getByLabelText('Dial')).toBeInTheDocument();
  });

  test('is gone after its removal, with its element and its effects', async () => {
    let living = 0;
    const Living = () => {
      useEffect(() => {
        living += 1;
        return () => void (living -= 1);
      }, []);
      return <p>Here</p>;
    };
    const { remove, failures } = await mount(createLifecycle(Living), {});
    await waitFor(() => expect(living).toBe(1));
    await remove();
    expect(living).toBe(0);
    expect(frame).toBeEmptyDOMElement();
    expect(failures).toEqual([]);
  });

  test('can be mounted again after its removal', async () => {
    const lifecycle = createLifecycle(Field);
    const first = await mount(lifecycle, { label: 'Dial' });
    await first.remove();
    await mount(lifecycle, { label: 'Reaction' });
    expect(screen.getByLabelText('Reaction')).toBeInTheDocument();
    expect(screen.queryByLabelText('Dial')).toBeNull();
  });

  test('twice from one lifecycle has ids of its own, so that each label names its own field', async () => {
    const lifecycle = createLifecycle(Field);
    const first = await mount(lifecycle, { label: 'Left' });
    await mount(lifecycle, { label: 'Right' });
    const [left, right] = [screen.getByLabelText('Left'), screen.getByLabelText('Right')];
    expect(left.id).not.toBe(right.id);
    for (const field of [left, right]) {
      const prefix = field.closest<HTMLElement>('[data-id-prefix]')?.dataset['idPrefix'];
      expect(field.id).toContain(prefix ?? 'a prefix');
    }
    await first.remove();
    expect(screen.queryByLabelText('Left')).toBeNull();
    expect(right).toBeInTheDocument();
  });

  test('says that it threw in its first render, and can be removed', async () => {
    const broken = new Error('broken');
    const Broken = (): never => {
      throw broken;
    };
    const { failures, remove } = await mount(createLifecycle(Broken), {});
    expect(failures).toEqual([broken]);
    await remove();
    expect(frame).toBeEmptyDOMElement();
  });

  test('says that it threw later, and its neighbor goes on', async () => {
    const Later = () => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('later');
      return <button onClick={() => setBroken(true)}>Break</button>;
    };
    await mount(createLifecycle(Field), { label: 'Dial' });
    const { failures, remove } = await mount(createLifecycle(Later), {});
    screen.getByText('Break').click();
    await waitFor(() => expect(failures).toEqual([new Error('later')]));
    expect(screen.getByLabelText('Dial')).toBeInTheDocument();
    await remove();
    expect(frame.children).toHaveLength(1);
  });
});

describe('a lifecycle that does not do its part', () => {
  const never = () => new Promise<never>(() => undefined);
  const well = {
    bootstrap: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
  };
  const short = { millis: 50, warningMillis: 10_000, dieOnTimeout: true };
  const timeouts = { bootstrap: short, mount: short, unmount: short, update: short };

  test.each([
    ['bootstrap hangs', { ...well, bootstrap: never }],
    ['mount hangs', { ...well, mount: never }],
    ['bootstrap fails', { ...well, bootstrap: () => Promise.reject(new Error('broken')) }],
    ['mount fails', { ...well, mount: () => Promise.reject(new Error('broken')) }],
  ])('%s: it is not shown, within its time, and can be removed', async (_, lifecycle) => {
    const begun = performance.now();
    const { shown, remove } = await mount(lifecycle, {}, timeouts);
    await expect(shown).rejects.toThrow(/mf_test\/page#\d+/);
    expect(performance.now() - begun).toBeLessThan(1000);
    await remove();
    expect(frame).toBeEmptyDOMElement();
  });

  test.each([
    ['unmount hangs', { ...well, unmount: never }],
    ['unmount fails', { ...well, unmount: () => Promise.reject(new Error('broken')) }],
  ])('%s: its element goes all the same', async (_, lifecycle) => {
    const { shown, remove } = await mount(lifecycle, {}, timeouts);
    await shown;
    await remove();
    await waitFor(() => expect(frame).toBeEmptyDOMElement());
  });

  test('waits for no step longer than five seconds', () => {
    for (const { millis, dieOnTimeout } of Object.values(mountTimeouts)) {
      expect(dieOnTimeout).toBe(true);
      expect(millis).toBeLessThanOrEqual(5000);
    }
  });
});
