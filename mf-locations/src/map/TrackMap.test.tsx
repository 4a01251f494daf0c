import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenGround } from './ground/MapGround';
import { paperGround } from './paperGroundDriver';
import { TrackMap, type TrackMapProps } from './TrackMap';
import type { TrackPoint } from './TrackPoint';

const track = (name: string, lat: number, lng: number, own = false): TrackPoint => ({
  id: name,
  name,
  lat,
  lng,
  own,
});
const greatLakes = track('Great Lakes', 42.66, -88.03, true);
const byron = track('Byron', 42.08, -89.24);
const famoso = track('Famoso', 35.6, -119.14);

const refusing: OpenGround = () => Promise.reject(new Error('no map'));

const lay = async (
  tracks: TrackPoint[],
  { grounds = [paperGround().open], ...props }: Partial<TrackMapProps> & { grounds?: OpenGround[] } = {},
) => {
  const chosen: string[] = [];
  const draw = (more: Partial<TrackMapProps> = {}) => (
    <TrackMap
      tracks={tracks}
      position={undefined}
      searched={false}
      chosenId={undefined}
      onChoose={(id) => chosen.push(id)}
      grounds={grounds}
      {...props}
      {...more}
    />
  );
  const view = await act(() => Promise.resolve(render(draw())));
  await act(() => Promise.resolve());
  return {
    chosen,
    again: (more: Partial<TrackMapProps>) => view.rerender(draw(more)),
    end: view.unmount,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
};
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('tracks on the map', () => {
  test('are buttons with their names from west to east, groups with their number, own ones as yours', async () => {
    await lay([greatLakes, famoso, byron]);
    expect(names()).toEqual(['Famoso', '2 tracks, yours among them: zoom in', 'Zoom in', 'Zoom out']);
  });

  test('are chosen by keyboard, and say that they are', async () => {
    const { chosen, again, user } = await lay([famoso, greatLakes]);
    screen.getByRole('button', { name: 'Great Lakes, yours' }).focus();
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Great Lakes']);
    again({ chosenId: 'Great Lakes' });
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Great Lakes, yours');
  });

  test('open out of their group by keyboard, which goes on at one of them', async () => {
    const { chosen, user } = await lay([famoso, greatLakes, byron]);
    screen.getByRole('button', { name: /2 tracks/ }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Famoso', 'Byron', 'Great Lakes, yours', 'Zoom in', 'Zoom out']);
    expect(['Byron', 'Great Lakes, yours']).toContain(document.activeElement?.getAttribute('aria-label'));
    expect(chosen).toEqual([]);
  });

  test('are not chosen where a drag of the map ends on them', async () => {
    const { chosen, user } = await lay([famoso]);
    const target = screen.getByRole('button', { name: 'Famoso' });
    const pressAndLetGo = (moved: number) =>
      user.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 100, clientY: 100 } },
        { target, coords: { clientX: 100 + moved, clientY: 100 } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 100 + moved, clientY: 100 } },
      ]);
    await pressAndLetGo(30);
    expect(chosen).toEqual([]);
    await pressAndLetGo(3);
    expect(chosen).toEqual(['Famoso']);
  });

  test('are apart and together again by the zoom buttons', async () => {
    const { user } = await lay([greatLakes, byron]);
    for (let step = 0; step < 5; step += 1) await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(names()).toContain('Byron');
    for (let step = 0; step < 5; step += 1)
      await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(names()).toContain('2 tracks, yours among them: zoom in');
  });
});

describe('the first view of the map', () => {
  const west = Array.from({ length: 9 }, (_, index) => track(`Track ${index}`, 40, -100 - index));

  test('is the racer’s own tracks, and not again where the others come later', async () => {
    const paper = paperGround();
    const { again } = await lay([greatLakes], { grounds: [paper.open] });
    again({ tracks: [famoso, greatLakes] });
    expect(paper.fits).toEqual([[greatLakes]]);
  });

  test('is North America where the racer has none', async () => {
    const paper = paperGround();
    await lay([famoso, track('Santa Pod', 52.24, -0.61)], { grounds: [paper.open] });
    const lngs = paper.fits.flat().map(({ lng }) => lng);
    expect([Math.min(...lngs), Math.max(...lngs)]).toEqual([-125, -66]);
  });

  test('is all that a search has found, and again where others match', async () => {
    const paper = paperGround();
    const { again } = await lay([greatLakes, famoso], { grounds: [paper.open], searched: true });
    expect(paper.fits).toEqual([[greatLakes, famoso]]);
    again({ chosenId: 'Famoso' });
    again({ tracks: [famoso, greatLakes] });
    expect(paper.fits).toHaveLength(1);
    again({ tracks: [famoso] });
    expect(paper.fits.at(-1)).toEqual([famoso]);
  });

  test('is the device and the five tracks next to it where its position is known', async () => {
    const paper = paperGround();
    const position = { lat: 40, lng: -99 };
    await lay(west, { grounds: [paper.open], position });
    expect(screen.getByRole('img', { name: 'You are here' })).toBeVisible();
    expect(paper.fits).toEqual([[position, ...west.slice(0, 5)]]);
  });

  test('does not follow the device on a ground that asks a server for what it shows', async () => {
    const paper = paperGround({ remote: true });
    await lay(west, { grounds: [paper.open], position: { lat: 40, lng: -99 }, searched: true });
    expect(paper.fits).toEqual([west]);
  });
});

describe('a ground', () => {
  test('is named with whom it is from, and let go with the map', async () => {
    const paper = paperGround();
    const { end } = await lay([famoso], { grounds: [paper.open] });
    expect(screen.getByText('Drawn on paper.')).toBeVisible();
    end();
    expect(paper.closed()).toBe(1);
  });

  test('gives way to the next if it cannot be loaded, and the map says so', async () => {
    await lay([famoso], { grounds: [refusing, paperGround().open] });
    expect(screen.getByRole('status')).toHaveTextContent('Google Maps could not be loaded.');
    expect(screen.getByRole('button', { name: 'Famoso' })).toBeVisible();
  });

  test('gives way to the next if it breaks later, with the tracks on it', async () => {
    const first = paperGround();
    const second = paperGround();
    await lay([famoso], { grounds: [first.open, second.open] });
    first.breakDown();
    await act(() => Promise.resolve());
    expect(screen.getByRole('status')).toHaveTextContent('This is the app’s own map.');
    expect(names()).toEqual(['Famoso', 'Zoom in', 'Zoom out']);
    expect(second.fits).toEqual(first.fits);
  });

  test('leaves the lists if none can be loaded', async () => {
    await lay([famoso], { grounds: [refusing] });
    expect(screen.getByRole('status')).toHaveTextContent(
      'The map could not be drawn. The lists below hold the same tracks.',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
