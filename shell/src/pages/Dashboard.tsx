import Box from '@mui/material/Box';
import type { Ports } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { offers$ } from '../remotes/offers';
import { Slot } from '../remotes/Slot';

/** The cards of the dashboard in their order, each `remote/widget`. */
const cards = [
  'mf_predictions/prediction',
  'mf_weather/current-weather',
  'mf_logbook/recent-passes',
] as const;

/** A racer's Home: the widgets that the remotes offer, each in a place of its own. */
export const Dashboard = ({ ports }: { ports: Ports }) => {
  const offers = useObservable(offers$, offers$.value);
  return (
    <PageLayout title="Home">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {cards.flatMap((card) => {
          const [remote = '', widget = ''] = card.split('/');
          const offer = offers[remote]?.widgets[widget];
          return offer === undefined
            ? []
            : [
                <Slot
                  key={card}
                  kind="widget"
                  remote={remote}
                  place={widget}
                  title={offer.title}
                  ports={ports}
                />,
              ];
        })}
      </Box>
    </PageLayout>
  );
};
