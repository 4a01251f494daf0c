/** A chip that is an input: it stands out where it asks something. */
export const chipStyle = (active: boolean) =>
  ({
    minHeight: 44,
    maxWidth: '100%',
    px: 1.5,
    font: 'inherit',
    fontSize: '0.9375rem',
    color: 'text.primary',
    bgcolor: active ? 'action.selected' : 'transparent',
    border: 1,
    borderColor: active ? 'primary.dark' : 'divider',
    borderRadius: '22px',
    colorScheme: 'inherit',
    '& option': { bgcolor: 'background.paper', color: 'text.primary' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
  }) as const;

/** A button beside the search of a phone: as high as a chip, and no wider than it must be. */
export const inSearchLine = { minHeight: 44, minWidth: 48, px: 1.25, borderRadius: '22px' } as const;
