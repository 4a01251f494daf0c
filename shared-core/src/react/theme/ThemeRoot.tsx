import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { holeshotTheme } from './holeshotTheme';

/** Function instead of the object: MUI would write the theme's variables once more for each root. */
const theme = () => holeshotTheme;

/** MUI wants a function to stand inside another theme. */
const ground = {};

/** Theme of one React root; its variables stand in the document once, written by the shell. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={ground}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </ThemeProvider>
);
