import { createTheme, type Theme } from '@mui/material/styles';

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Look of the app in both schemes; `html[data-theme]` chooses one, so that a switch needs no rendering.
 * `primary.dark` is the accent for text and filled buttons: on white #1867C0 alone is too faint in the sun.
 */
export const holeshotTheme: Theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'hs' },
  defaultColorScheme: 'dark',
  colorSchemes: {
    dark: {
      palette: {
        primary: { main: '#5CBBF6', dark: '#5CBBF6', light: '#8FD2FA', contrastText: '#04121D' },
        secondary: { main: '#8FD2FA', contrastText: '#04121D' },
        success: { main: '#4CD787', contrastText: '#04150B' },
        warning: { main: '#FFB224', contrastText: '#1A1000' },
        error: { main: '#FF8A80', contrastText: '#200300' },
        info: { main: '#5CBBF6', contrastText: '#04121D' },
        background: { default: '#0B0F14', paper: '#131A22' },
        text: { primary: '#F0F4F8', secondary: '#B4C0CC', disabled: '#7C8894' },
        divider: '#273240',
        action: { hover: '#1D2732', selected: '#1F3447' },
      },
    },
    light: {
      palette: {
        primary: { main: '#1867C0', dark: '#0E4A8F', light: '#5CBBF6', contrastText: '#FFFFFF' },
        secondary: { main: '#5CBBF6', contrastText: '#04121D' },
        success: { main: '#0B5D2A', contrastText: '#FFFFFF' },
        warning: { main: '#7A4100', contrastText: '#FFFFFF' },
        error: { main: '#A31212', contrastText: '#FFFFFF' },
        info: { main: '#0E4A8F', contrastText: '#FFFFFF' },
        background: { default: '#FFFFFF', paper: '#F3F6FA' },
        text: { primary: '#080D12', secondary: '#37424E', disabled: '#697480' },
        divider: '#C9D3DE',
        action: { hover: '#E6EDF5', selected: '#D6E6F8' },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: "'Roboto Variable', Roboto, system-ui, sans-serif",
    allVariants: tabular,
    h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35 },
    body1: { fontSize: '1rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 48,
          borderRadius: 12,
          paddingInline: 20,
          // A switch of theme needs no animation.
          transition: 'none',
          '&.Mui-focusVisible': {
            outline: `3px solid ${theme.vars?.palette.primary.light}`,
            outlineOffset: 2,
          },
          '&.MuiButton-text, &.MuiButton-outlined': { color: theme.vars?.palette.primary.dark },
          '&.MuiButton-text.MuiButton-colorError, &.MuiButton-outlined.MuiButton-colorError': {
            color: theme.vars?.palette.error.main,
          },
          '&.MuiButton-outlined': { borderColor: theme.vars?.palette.divider },
          '&.MuiButton-contained.MuiButton-colorPrimary:not(.Mui-disabled)': {
            backgroundColor: theme.vars?.palette.primary.dark,
          },
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: 48, minHeight: 48, color: 'inherit', transition: 'none' } },
    },
    MuiLink: {
      styleOverrides: {
        root: ({ theme }) => ({ color: theme.vars?.palette.primary.dark, textUnderlineOffset: '0.2em' }),
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiInputBase: { styleOverrides: { root: { minHeight: 48 }, input: tabular } },
    MuiInputLabel: {
      styleOverrides: { root: ({ theme }) => ({ color: theme.vars?.palette.text.secondary }) },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiSkeleton: { defaultProps: { animation: false } },
    MuiTableCell: { styleOverrides: { root: tabular } },
  },
});
