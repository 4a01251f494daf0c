import type { Ports } from '@holeshot/shared-core';
import {
  copyText,
  PageLayout,
  readRoom,
  SegmentedControl,
  type DeviceRoom,
} from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LazyAdministration } from '../administration/LazyAdministration';
import { PageSection } from '../form/PageSection';
import { SwitchSetting } from '../form/SwitchSetting';
import { useSettings } from '../form/useSettings';
import { DebugLogView } from './DebugLogView';
import { InstallGuide } from './InstallGuide';
import { PinnedPaths } from './PinnedPaths';
import { SettingsSkeleton } from './SettingsSkeleton';
import { StorageOnDevice } from './StorageOnDevice';

const displayModes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'As the device' },
] as const;

const usualRisks = [0.05, 0.1, 0.2, 0.5].map((risk) => ({ value: String(risk), label: `${risk * 100} %` }));

/** Page of the racer's settings; each change applies at once, offline too. */
export const SettingsPage = ({
  ports,
  findRoom = readRoom,
  copy = copyText,
}: {
  ports: Pick<
    Ports,
    'settings' | 'install' | 'dialogs' | 'debugLog' | 'administration' | 'connection' | 'clock' | 'drafts'
  >;
  /** Reads the storage of the device. */
  findRoom?: () => Promise<DeviceRoom>;
  copy?: (text: string) => Promise<void>;
}) => {
  const chosen = useSettings(ports.settings);
  return (
    <PageLayout title="Settings" width="reading">
      {chosen === undefined ? (
        <SettingsSkeleton />
      ) : (
        <Stack spacing={2}>
          <PageSection title="Display">
            <SegmentedControl
              label="Display mode; light is made for the sun"
              segments={displayModes}
              value={chosen.displayMode}
              onChange={(displayMode) => ports.settings.update({ displayMode })}
            />
          </PageSection>
          <PageSection title="Navigation">
            <PinnedPaths
              pinned={chosen.pathsPinnedToBottomNav}
              onChange={(pathsPinnedToBottomNav) => ports.settings.update({ pathsPinnedToBottomNav })}
            />
            <SwitchSetting
              label="Narrow side navigation"
              hint="Wide screens show a rail of icons with small labels."
              on={chosen.sideNavAsRail}
              onChange={(sideNavAsRail) => ports.settings.update({ sideNavAsRail })}
            />
          </PageSection>
          <PageSection title="Dial">
            <SegmentedControl
              label="Your usual breakout risk: a dial starts there"
              segments={usualRisks}
              value={String(chosen.usualRisk)}
              onChange={(usualRisk) => ports.settings.update({ usualRisk: Number(usualRisk) })}
            />
          </PageSection>
          <PageSection title="Tuning">
            <SwitchSetting
              label="Suggest tuning"
              hint="After a pass, tune changes learned from it are suggested."
              on={chosen.suggestedTuningEnabled}
              onChange={(suggestedTuningEnabled) => ports.settings.update({ suggestedTuningEnabled })}
            />
            <SwitchSetting
              label="Apply tuning results automatically"
              hint="Updates the learned tune without asking. Your own tune stays as it is."
              on={chosen.automaticTuningResultsEnabled}
              onChange={(automaticTuningResultsEnabled) =>
                ports.settings.update({ automaticTuningResultsEnabled })
              }
            />
          </PageSection>
          <PageSection title="Custom fields">
            <Typography sx={{ color: 'text.secondary' }}>
              Fields of your own for each pass, such as launch rpm or tire pressure.
            </Typography>
            <Button variant="outlined" onClick={() => void ports.dialogs.open('custom-fields', {})}>
              Manage custom fields
            </Button>
          </PageSection>
          <InstallGuide install={ports.install} />
          <PageSection title="Storage on this device">
            <StorageOnDevice findRoom={findRoom} />
          </PageSection>
          <PageSection title="Debugging">
            <SwitchSetting
              label="Debug log"
              hint="Shows the last 100 messages of the app. They stay on this device, without addresses or tokens."
              on={chosen.showConsoleLogs}
              onChange={(showConsoleLogs) => ports.settings.update({ showConsoleLogs })}
            />
            {chosen.showConsoleLogs && <DebugLogView debugLog={ports.debugLog} copy={copy} />}
          </PageSection>
          {chosen.isAdmin && <LazyAdministration ports={ports} />}
        </Stack>
      )}
    </PageLayout>
  );
};
