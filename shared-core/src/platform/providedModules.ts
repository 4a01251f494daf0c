/**
 * Modules that the shell provides at run time and remotes import without a fallback, in chunks by what pages use
 * together. `start` is in the shell's first chunk; a remote that asks for more than this does not build.
 */
export const providedModules = {
  start: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@mui/material/styles',
    '@mui/material/Box',
    '@mui/material/Button',
    '@mui/material/Link',
    '@mui/material/Stack',
    '@mui/material/Typography',
  ],
  feedback: [
    '@mui/material/Alert',
    '@mui/material/Chip',
    '@mui/material/CircularProgress',
    '@mui/material/Collapse',
    '@mui/material/IconButton',
    '@mui/material/Skeleton',
  ],
  form: [
    '@mui/material/Checkbox',
    '@mui/material/FormControlLabel',
    '@mui/material/FormHelperText',
    '@mui/material/InputAdornment',
    '@mui/material/Switch',
    '@mui/material/TextField',
  ],
  table: [
    '@mui/material/Table',
    '@mui/material/TableBody',
    '@mui/material/TableCell',
    '@mui/material/TableContainer',
    '@mui/material/TableHead',
    '@mui/material/TableRow',
  ],
} as const;
