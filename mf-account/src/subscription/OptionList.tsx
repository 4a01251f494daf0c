import type { ConnectionPort, Loadable, SubscriptionOption } from '@holeshot/shared-core';
import { Panel, useOffline } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatInterval, formatPrice } from './formatPrice';

const Option = ({ option, children }: { option: SubscriptionOption; children: ReactNode }) => (
  <Panel
    label={`${option.name} ${formatInterval(option)}`}
    sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
  >
    <Typography sx={{ fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.1 }}>
      {formatPrice(option)}{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatInterval(option)}
      </Typography>
    </Typography>
    {option.description !== '' && (
      <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>{option.description}</Typography>
    )}
    {children}
  </Panel>
);

/** List of subscription options with prices and buttons. */
export const OptionList = ({
  options,
  connection,
  children,
}: {
  options: Loadable<SubscriptionOption[]>;
  connection: ConnectionPort;
  children: (option: SubscriptionOption) => ReactNode;
}) => {
  const offline = useOffline(connection);
  if (options.state === 'absent' || (options.state === 'unknown' && offline)) {
    return (
      <Panel>
        <Typography>
          {options.state === 'absent'
            ? 'No subscription is on sale right now. Check back later.'
            : 'The prices need a network, and there is none right now. They appear when you are connected.'}
        </Typography>
      </Panel>
    );
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}
    >
      {options.state === 'unknown'
        ? [0, 1].map((each) => <Skeleton key={each} variant="rounded" height={164} aria-hidden="true" />)
        : options.value.map((option) => (
            <Option key={option.priceId} option={option}>
              {children(option)}
            </Option>
          ))}
    </Box>
  );
};
