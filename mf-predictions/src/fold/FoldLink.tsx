import { icons, type NavigationPort } from '@holeshot/shared-core';
import { Icon, Panel, routeLink } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FoldFigure } from './FoldFigure';
import { foldRow } from './foldRow';

/** Row among the folded panels that leads to a page. */
export const FoldLink = ({
  title,
  figure,
  path,
  navigation,
}: {
  title: string;
  figure: string;
  path: `/${string}`;
  navigation: NavigationPort;
}) => (
  <Panel sx={{ p: 0 }}>
    <Box component="a" {...routeLink(path, navigation)} sx={foldRow}>
      <Typography component="span" variant="h2">
        {title}
      </Typography>
      <FoldFigure>{figure}</FoldFigure>
      <Icon path={icons.chevronRightIcon} />
    </Box>
  </Panel>
);
