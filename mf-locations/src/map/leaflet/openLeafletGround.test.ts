/** @jest-environment jsdom */
import type { MapView } from '../ground/MapGround';
import { openLeafletGround } from './openLeafletGround';

/** Creates a frame of 600 by 400 pixels: without a browser nothing has a size. */
const frame = (): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  return element;
};
const names = (element: HTMLElement) =>
  [...element.querySelectorAll('.ground-name')].map((name) => name.textContent);

describe('the app’s own map', () => {
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });

  const open = async () => {
    const element = frame();
    const moves: MapView[] = [];
    const ground = await openLeafletGround(element, {
      onMoved: (view) => moves.push(view),
      onFailed: () => undefined,
    });
    return { element, moves, ground };
  };

  test('is drawn from what is shipped: no picture is asked of anybody', async () => {
    const { element, ground } = await open();
    expect(element.querySelectorAll('path.ground-state').length).toBeGreaterThanOrEqual(51);
    expect(element.querySelectorAll('path.ground-country').length).toBeGreaterThan(150);
    expect(element.querySelector('img, [src], [href^="http"]')).toBeNull();
    expect(ground).toMatchObject({ remote: false });
    expect(ground.credit).toContain('Natural Earth and U.S. Census Bureau');
    ground.close();
  });

  test('says what it is and how the keyboard moves it', async () => {
    const { element, ground } = await open();
    expect(element).toHaveAttribute('aria-label', 'Map. Arrow keys move it, plus and minus zoom.');
    expect(element.tabIndex).toBe(0);
    ground.close();
  });

  test('brings places into view, and one place with its state around it', async () => {
    const { moves, ground } = await open();
    const [famoso, byron] = [
      { lat: 35.6, lng: -119.14 },
      { lat: 42.08, lng: -89.24 },
    ];
    ground.fit([famoso, byron]);
    const both = moves.at(-1)!;
    for (const { lat, lng } of [famoso, byron]) {
      expect(lng).toBeGreaterThan(both.west);
      expect(lng).toBeLessThan(both.east);
      expect(lat).toBeGreaterThan(both.south);
      expect(lat).toBeLessThan(both.north);
    }
    ground.fit([famoso]);
    expect(moves.at(-1)?.zoom).toBe(7);
    ground.fit([]);
    expect(ground.view().zoom).toBe(7);
    ground.close();
  });

  test('names a state as soon as its letters have room in it', async () => {
    const { element, ground } = await open();
    ground.zoomTo({ lat: 42, lng: -72 }, 4);
    expect(names(element)).toEqual(expect.arrayContaining(['TX', 'NY']));
    expect(names(element)).not.toContain('RI');
    ground.zoomTo({ lat: 42, lng: -72 }, 8);
    expect(names(element)).toContain('RI');
    ground.close();
  });

  test('zooms by steps around its middle', async () => {
    const { moves, ground } = await open();
    ground.zoomTo({ lat: 42, lng: -88 }, 6);
    ground.zoomBy(1);
    expect(moves.at(-1)?.zoom).toBe(7);
    ground.zoomBy(-1);
    const { west, east, zoom } = ground.view();
    expect(zoom).toBe(6);
    expect((west + east) / 2).toBeCloseTo(-88, 1);
    ground.close();
  });
});
