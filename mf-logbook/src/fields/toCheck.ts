/** Style that marks a field which a slip filled in with doubt. */
export const toCheck = {
  '&& fieldset': { borderColor: 'warning.main', borderWidth: 2 },
  '&& .MuiFormHelperText-root': { color: 'warning.main' },
} as const;
