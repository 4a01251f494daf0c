/** The display settings and choices a racer may always change, as stored in `users/{uid}`. */
export interface DisplaySettings {
  displayMode: 'dark' | 'light';
  pathsPinnedToBottomNav: string[];
  sideNavAsRail: boolean;
  showConsoleLogs: boolean;
  suggestedTuningEnabled: boolean;
  automaticTuningResultsEnabled: boolean;
  selectedPrediction: string | null;
}

/** What `users/{uid}` holds beside vehicles and locations. */
export interface UserSettings extends DisplaySettings {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isRegistered: boolean;
  /** Milliseconds; null before the trial began. */
  trialExpirationDate: number | null;
  maxVehicleLimit: number;
  version: string;
}
