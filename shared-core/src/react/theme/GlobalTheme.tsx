import GlobalStyles from '@mui/material/GlobalStyles';
import { holeshotTheme } from './holeshotTheme';

/** MUI puts the method on every theme with variables, but not into the type `Theme`. */
const { generateStyleSheets } = holeshotTheme as typeof holeshotTheme & {
  generateStyleSheets: () => Record<string, Record<string, string>>[];
};

const pageStyles = {
  'html, body': { margin: 0, height: '100%' },
  html: { colorScheme: 'dark', WebkitTextSizeAdjust: '100%' },
  'html[data-theme="light"]': { colorScheme: 'light' },
  body: {
    background: holeshotTheme.vars?.palette.background.default,
    color: holeshotTheme.vars?.palette.text.primary,
    fontFamily: holeshotTheme.typography.fontFamily ?? 'sans-serif',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':focus-visible': {
    outline: `3px solid ${holeshotTheme.vars?.palette.primary.light ?? 'currentColor'}`,
    outlineOffset: '2px',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '0s !important', animationDuration: '0s !important' },
  },
} as const;

/** Variables of the theme and the ground of the page: rendered once in a document, by its owner. */
export const GlobalTheme = () => (
  <>
    <GlobalStyles styles={generateStyleSheets()} />
    <GlobalStyles styles={pageStyles} />
  </>
);
