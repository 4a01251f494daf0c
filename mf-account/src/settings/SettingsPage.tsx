import type { SettingsPort } from '@holeshot/shared-core';
import { PageLayout, SegmentedControl } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import { useSettings } from '../form/useSettings';
import { PinnedPaths } from './PinnedPaths';
import { PageSection } from '../form/PageSection';
import { SettingsSkeleton } from './SettingsSkeleton';
import { SwitchSetting } from './SwitchSetting';

const displayModes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

/** How the app looks and works for this racer; each change counts at once, without a network too. */
export const SettingsPage = ({ settings }: { settings: SettingsPort }) => {
  const chosen = useSettings(settings);
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
              onChange={(displayMode) => settings.update({ displayMode })}
            />
          </PageSection>
          <PageSection title="Navigation">
            <PinnedPaths
              pinned={chosen.pathsPinnedToBottomNav}
              onChange={(pathsPinnedToBottomNav) => settings.update({ pathsPinnedToBottomNav })}
            />
            <SwitchSetting
              label="Narrow side navigation"
              hint="On a wide screen the side navigation is a rail of icons with small labels."
              on={chosen.sideNavAsRail}
              onChange={(sideNavAsRail) => settings.update({ sideNavAsRail })}
            />
          </PageSection>
          <PageSection title="Tuning">
            <SwitchSetting
              label="Suggest tuning"
              hint="After a pass, what the car's tune could learn from it is suggested."
              on={chosen.suggestedTuningEnabled}
              onChange={(suggestedTuningEnabled) => settings.update({ suggestedTuningEnabled })}
            />
            <SwitchSetting
              label="Apply tuning results automatically"
              hint="What a pass teaches goes into the learned tune without asking; your own tune stays as it is."
              on={chosen.automaticTuningResultsEnabled}
              onChange={(automaticTuningResultsEnabled) => settings.update({ automaticTuningResultsEnabled })}
            />
          </PageSection>
          <PageSection title="Debugging">
            <SwitchSetting
              label="Debug log"
              hint="The last 100 messages of the app are kept on this device, without addresses and tokens."
              on={chosen.showConsoleLogs}
              onChange={(showConsoleLogs) => settings.update({ showConsoleLogs })}
            />
          </PageSection>
        </Stack>
      )}
    </PageLayout>
  );
};
