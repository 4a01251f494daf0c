import Box from '@mui/material/Box';

/** A picture of the app on a phone, in the theme that is worn; fetched when it is near the screen. */
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
          // One that is not shown is not fetched either.
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
