import { isPlaced, type Location } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { directionsHref } from './directionsHref';
import { phoneHref } from './phoneHref';
import { websiteHref } from './websiteHref';

/** Links to directions, phone and website of a track, each if valid. */
export const ContactLinks = ({ location }: { location: Location }) => {
  const phone = phoneHref(location.phone);
  const website = websiteHref(location.website);
  // Above the button that covers the card.
  const onTop = { position: 'relative', zIndex: 1, py: 1.5, overflowWrap: 'anywhere' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 0.5, mb: -1 }}>
      {isPlaced(location) && (
        <Link
          href={directionsHref(location)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Directions to ${location.title}`}
          variant="body2"
          sx={onTop}
        >
          Directions
        </Link>
      )}
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
