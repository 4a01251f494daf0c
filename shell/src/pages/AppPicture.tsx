import Box from '@mui/material/Box';

/** A picture of the app on a phone in the current theme, fetched when it is near the screen. */
export const AppPicture = ({ name, alt }: { name: string; alt: string }) => (
  <>
    {(['dark', 'light'] as const).map((theme) => (
      <Box
        key={theme}
        component="img"
        src={`/pictures/${name}-${theme}.webp`}
        alt={alt}
        width={360}
        height={720}
        loading="lazy"
        decoding="async"
        sx={{
          // The browser fetches no picture that is not displayed.
          [`html:not([data-theme="${theme}"]) &`]: { display: 'none' },
          display: 'block',
          width: '100%',
          maxWidth: 300,
          height: 'auto',
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '24px',
          bgcolor: 'background.paper',
        }}
      />
    ))}
  </>
);
