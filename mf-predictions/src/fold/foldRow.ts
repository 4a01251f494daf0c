/** Style of the row of a panel to press: title, figure and arrow. */
export const foldRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1,
  border: 0,
  borderRadius: '16px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
