import type { AdministrationPort, ClockPort, ConnectionPort, DraftsPort } from '@holeshot/shared-core';
import { PageSection } from '../form/PageSection';
import { FindUser } from './FindUser';
import { NotifyForm } from './NotifyForm';
import { Registration } from './Registration';

/** What admins do, at the end of the settings; the server refuses everybody else. */
export const Administration = ({
  administration,
  connection,
  clock,
  drafts,
}: {
  administration: AdministrationPort;
  connection: ConnectionPort;
  clock: ClockPort;
  drafts: DraftsPort;
}) => (
  <>
    <PageSection title="Administration: registration">
      <Registration administration={administration} connection={connection} drafts={drafts} />
    </PageSection>
    <PageSection title="Administration: users">
      <FindUser administration={administration} connection={connection} clock={clock} drafts={drafts} />
    </PageSection>
    <PageSection title="Administration: notification">
      <NotifyForm administration={administration} connection={connection} clock={clock} drafts={drafts} />
    </PageSection>
  </>
);
