import Typography from '@mui/material/Typography';

/** Figure in the row of a folded panel. */
export const FoldFigure = ({ children }: { children: string | undefined }) => (
  <Typography component="span" sx={{ flexGrow: 1, textAlign: 'end', color: 'text.secondary' }}>
    {children}
  </Typography>
);
