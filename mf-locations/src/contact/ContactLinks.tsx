import type { Location } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { phoneHref } from './phoneHref';
import { websiteHref } from './websiteHref';

/** A track's phone and website to press, where they are what they should be; nothing where neither is. */
export const ContactLinks = ({ location }: { location: Location }) => {
  const phone = phoneHref(location.phone);
  const website = websiteHref(location.website);
  if (phone === undefined && website === undefined) return null;
  // Above the button that covers the card.
  const onTop = { position: 'relative', zIndex: 1, py: 1.5, overflowWrap: 'anywhere' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 0.5, mb: -1 }}>
      {phone !== undefined && (
        <Link href={phone} variant="body2" sx={onTop}>
          {location.phone}
        </Link>
      )}
      {website !== undefined && (
        <Link href={website} target="_blank" rel="noreferrer" variant="body2" sx={onTop}>
          {new URL(website).hostname.replace(/^www\./, '')}
        </Link>
      )}
    </Box>
  );
};
