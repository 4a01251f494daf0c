/** Grid of two large fields side by side, more on a wide screen. */
export const bigGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& input': { fontSize: '1.5rem', fontWeight: 600, scrollMarginBlock: '120px' },
  // The plain accent is too faint on white.
  '& .MuiInputLabel-root.Mui-focused:not(.Mui-error)': { color: 'primary.dark' },
  '& .MuiFormHelperText-root': { mx: 0.5, color: 'text.secondary', fontSize: '0.875rem' },
  '& .MuiFormHelperText-root.Mui-error': { color: 'error.main' },
} as const;
