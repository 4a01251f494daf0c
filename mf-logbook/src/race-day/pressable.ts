/** A button that looks like the text in it, across the whole width. */
export const pressable = {
  width: 1,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.light' },
} as const;
