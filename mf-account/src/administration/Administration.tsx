import type { Ports } from '@holeshot/shared-core';
import { PageSection } from '../form/PageSection';
import { FindUser } from './FindUser';
import { NotifyForm } from './NotifyForm';
import { Registration } from './Registration';

/** Tools for admins at the end of the settings; the server refuses everybody else. */
export const Administration = ({
  ports,
}: {
  ports: Pick<Ports, 'administration' | 'connection' | 'clock' | 'drafts'>;
}) => (
  <>
    <PageSection title="Administration: registration">
      <Registration ports={ports} />
    </PageSection>
    <PageSection title="Administration: users">
      <FindUser ports={ports} />
    </PageSection>
    <PageSection title="Administration: notification">
      <NotifyForm ports={ports} />
    </PageSection>
  </>
);
