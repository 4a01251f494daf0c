import type { PictureBox } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** Largest magnification of a place. */
const mostZoom = 4;

/** Returns how a picture is magnified around a place, as a style. */
const zoomOn = ({ left, top, width, height }: PictureBox) => {
  const zoom = Math.min(mostZoom, Math.max(1, 0.5 / Math.max(width, height)));
  const origin = (from: number, size: number) => {
    const middle = from + size / 2;
    // The place is in the middle, and the picture fills its frame.
    return zoom === 1 ? 50 : 100 * Math.min(1, Math.max(0, (middle - 0.5 / zoom) / (1 - 1 / zoom)));
  };
  return { transform: `scale(${zoom})`, transformOrigin: `${origin(left, width)}% ${origin(top, height)}%` };
};

/** Picture of a slip, magnified around a place that is marked. */
export const SlipPicture = ({ picture, box }: { picture: Blob; box: PictureBox | undefined }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const own = URL.createObjectURL(picture);
    image.current?.setAttribute('src', own);
    return () => URL.revokeObjectURL(own);
  }, [picture]);
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        bgcolor: 'action.hover',
        borderRadius: '12px',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 200ms' },
        }}
        style={box === undefined ? undefined : zoomOn(box)}
      >
        <Box
          component="img"
          ref={image}
          alt="Slip"
          sx={{ display: 'block', maxWidth: 1, maxHeight: '40vh' }}
        />
        {box !== undefined && (
          <Box
            data-testid="place"
            sx={{
              position: 'absolute',
              border: '1px solid',
              borderColor: 'primary.main',
              borderRadius: '4px',
              boxSizing: 'content-box',
              m: '-2px',
              p: '1px',
            }}
            style={{
              left: `${100 * box.left}%`,
              top: `${100 * box.top}%`,
              width: `${100 * box.width}%`,
              height: `${100 * box.height}%`,
            }}
          />
        )}
      </Box>
    </Box>
  );
};
