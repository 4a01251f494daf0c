/** Style of a filter chip, highlighted if active. */
export const chipStyle = (active: boolean) =>
  ({
    minHeight: 44,
    maxWidth: '100%',
    px: 1.5,
    font: 'inherit',
    fontSize: '1rem',
    color: 'text.primary',
    bgcolor: active ? 'action.selected' : 'transparent',
    border: 1,
    borderColor: active ? 'primary.dark' : 'divider',
    borderRadius: '22px',
    colorScheme: 'inherit',
    '& option': { bgcolor: 'background.paper', color: 'text.primary' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
  }) as const;

/** Style of a button beside a phone's search: chip height, smallest width. */
export const inSearchLine = { minHeight: 44, minWidth: 48, px: 1.25, borderRadius: '22px' } as const;
