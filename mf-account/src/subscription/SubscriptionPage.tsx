import {
  isPaid,
  isUnverified,
  unknown,
  type Loadable,
  type Ports,
  type Subscription,
  type SubscriptionOption,
} from '@holeshot/shared-core';
import { PageLayout, Panel, useObservable, useSession } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AccessMeaning } from './AccessMeaning';
import { AccessPanel } from './AccessPanel';
import { formatPrice } from './formatPrice';
import { LeaveButton } from './LeaveButton';
import { OptionList } from './OptionList';
import { TrialOffer } from './TrialOffer';

const unknownOptions: Loadable<SubscriptionOption[]> = unknown;
const unknownState: Loadable<Subscription> = unknown;

/** Ended subscriptions are bought again; others are managed at the payment provider. */
const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const manageLabel = ({ status, cancel_at_period_end }: Subscription): string => {
  if (!isPaid(status)) return 'Manage the payment';
  return cancel_at_period_end ? 'Manage or resume' : 'Manage or cancel';
};

/** Page of access with and without a subscription, the racer's own, and payment. */
export const SubscriptionPage = ({
  ports,
}: {
  ports: Pick<Ports, 'session' | 'subscription' | 'connection'>;
}) => {
  const racer = useSession(ports.session);
  const options = useObservable(ports.subscription.options$, unknownOptions);
  const state = useObservable(ports.subscription.state$, unknownState);
  const current = racer.status === 'signed-in' && state.state === 'present' ? state.value : undefined;
  const managed = current !== undefined && !isOver(current);
  // Unknown subscriptions show no Buy button, so that nobody pays twice.
  const maySubscribe =
    racer.status === 'signed-in' && racer.access !== 'active_subscriber' && state.state !== 'unknown';
  return (
    <PageLayout title="Subscription" width="reading">
      <Stack spacing={2}>
        {racer.status === 'unknown' && (
          <Panel>
            <Skeleton variant="rounded" height={104} aria-hidden="true" />
          </Panel>
        )}
        {racer.status === 'signed-in' && (
          <AccessPanel racer={racer} subscription={state}>
            {isUnverified(racer) && !racer.canWrite && (
              <Button variant="contained" href="/email-verification" sx={{ mt: 2 }}>
                Verify your email
              </Button>
            )}
            {managed && (
              <Stack spacing={2} sx={{ mt: 2 }}>
                <LeaveButton
                  label={manageLabel(current)}
                  variant={isPaid(current.status) ? 'outlined' : 'contained'}
                  leave={() => ports.subscription.openPortal()}
                  connection={ports.connection}
                />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Manage your card, invoices and cancellation on the payment provider’s page. A canceled
                  subscription runs to the end of the paid period.
                </Typography>
              </Stack>
            )}
          </AccessPanel>
        )}
        {racer.status === 'signed-out' && <TrialOffer />}
        {!managed && (
          <OptionList options={options} connection={ports.connection}>
            {({ productId, priceId, ...price }) =>
              maySubscribe && (
                <LeaveButton
                  label={`Subscribe for ${formatPrice(price)}`}
                  leave={() => ports.subscription.createCheckout({ productId, priceId })}
                  connection={ports.connection}
                />
              )
            }
          </OptionList>
        )}
        <AccessMeaning />
      </Stack>
    </PageLayout>
  );
};
