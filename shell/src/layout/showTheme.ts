import type { LayoutSettings } from './layoutSnapshot';

/** Ground of each theme, as `holeshotTheme` has it: the system's bars above and below the app take it. */
const grounds = { dark: '#0B0F14', light: '#FFFFFF' } as const;

const draw = (theme: keyof typeof grounds): void => {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
};

/** Ends following the theme of the device. */
let unfollow = (): void => undefined;

/** Puts the page, and the bars of the system around it, into a theme. */
export const showTheme = (theme: LayoutSettings['theme']): void => {
  unfollow();
  if (theme !== 'system') {
    draw(theme);
    return;
  }
  const light = window.matchMedia('(prefers-color-scheme: light)');
  const follow = () => draw(light.matches ? 'light' : 'dark');
  light.addEventListener('change', follow);
  unfollow = () => light.removeEventListener('change', follow);
  follow();
};
