import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRestoredScroll } from './useRestoredScroll';

const screenHeight = 600;

/** A page in jsdom, which has no layout: each pass counts as 100 px. */
const Page = ({ path, passes }: { path: string; passes: number }) => {
  const page = useRef<HTMLElement>(null);
  useRestoredScroll(page, path);
  return (
    <main
      key={path}
      ref={(element) => {
        page.current = element;
        if (element === null) return;
        Object.defineProperty(element, 'clientHeight', { value: screenHeight, configurable: true });
        Object.defineProperty(element, 'scrollHeight', {
          get: () => element.children.length * 100,
          configurable: true,
        });
      }}
    >
      {Array.from({ length: passes }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </main>
  );
};

const scrolledTo = () => screen.getByRole('main').scrollTop;
const scroll = (top: number) => {
  screen.getByRole('main').scrollTop = top;
  fireEvent.scroll(screen.getByRole('main'));
};
const standStill = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

beforeEach(() => history.replaceState({ key: 'own', idx: 3 }, ''));

describe('a page that was scrolled', () => {
  test('returns to its position after Back or a reload, once it is long enough', async () => {
    const first = render(<Page path="/logbook" passes={50} />);
    scroll(2000);
    await standStill();
    first.unmount();
    const { rerender } = render(<Page path="/logbook" passes={10} />);
    expect(scrolledTo()).toBe(0);
    rerender(<Page path="/logbook" passes={50} />);
    await act(() => Promise.resolve());
    expect(scrolledTo()).toBe(2000);
  });

  test('preserves the rest of the history state', async () => {
    render(<Page path="/logbook" passes={50} />);
    scroll(2000);
    await standStill();
    expect(history.state).toEqual({ key: 'own', idx: 3, scrolled: 2000 });
  });

  test('leaves the next page at its top if the racer goes on at once', async () => {
    const start = location.pathname;
    render(<Page path="/logbook" passes={50} />);
    scroll(2000);
    history.pushState({ key: 'next', idx: 4 }, '', '?uid=next');
    await standStill();
    expect(history.state).toEqual({ key: 'next', idx: 4 });
    history.replaceState(null, '', start);
  });

  test('begins at the top on a new visit', async () => {
    const { rerender } = render(<Page path="/logbook" passes={50} />);
    scroll(2000);
    // Left while still scrolling: the next page's entry must not get the position.
    history.pushState({ key: 'new', idx: 4 }, '');
    rerender(<Page path="/" passes={50} />);
    await standStill();
    expect(scrolledTo()).toBe(0);
    expect(history.state).toEqual({ key: 'new', idx: 4 });
  });

  test('stays where the racer has scrolled it', async () => {
    history.replaceState({ scrolled: 2000 }, '');
    const { rerender } = render(<Page path="/logbook" passes={10} />);
    fireEvent.wheel(screen.getByRole('main'));
    rerender(<Page path="/logbook" passes={50} />);
    await act(() => Promise.resolve());
    expect(scrolledTo()).toBe(0);
  });
});
