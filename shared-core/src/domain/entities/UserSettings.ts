/** Display settings and choices a racer may always change, as stored in `users/{uid}`. */
export interface DisplaySettings {
  /** `system` follows the device. */
  displayMode: 'dark' | 'light' | 'system';
  pathsPinnedToBottomNav: string[];
  /** Home's widgets as stored: read by `readWidgets`, changed by `arrangeWidgets`. */
  dashboardWidgets: readonly unknown[];
  sideNavAsRail: boolean;
  showConsoleLogs: boolean;
  suggestedTuningEnabled: boolean;
  automaticTuningResultsEnabled: boolean;
  selectedPrediction: string | null;
  /** Value that a prediction card shows largest. */
  selectedPredictionCardView: string;
  /** Value in the chart of a prediction's history. */
  selectedPredictionHistoryCardDataChoice: string;
  /** ET in seconds that the racer chose to dial by; null before a choice. */
  selectedDdpEt: number | null;
  /** Breakout risk, a share of 1, at which a dial stands that the racer has not chosen. */
  usualRisk: number;
  /** Log book view shown last; null before a choice. */
  currentDataSet: string | null;
  /** A read-only racer has been sent to the subscription page once. */
  hasSeenSubscriptionRedirectMsg: boolean;
}

/** Fields of `users/{uid}` beside vehicles and locations. */
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
