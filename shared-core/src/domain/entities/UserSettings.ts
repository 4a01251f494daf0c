/** The display settings and choices a racer may always change, as stored in `users/{uid}`. */
export interface DisplaySettings {
  displayMode: 'dark' | 'light';
  pathsPinnedToBottomNav: string[];
  /** Home's widgets as they are stored: read by `readWidgets`, changed by the verbs of `arrangeWidgets`. */
  dashboardWidgets: readonly unknown[];
  sideNavAsRail: boolean;
  showConsoleLogs: boolean;
  suggestedTuningEnabled: boolean;
  automaticTuningResultsEnabled: boolean;
  selectedPrediction: string | null;
  /** Which of its values a prediction card shows largest. */
  selectedPredictionCardView: string;
  /** The value that the chart of a prediction's history shows. */
  selectedPredictionHistoryCardDataChoice: string;
  /** Seconds; the ET the racer chose to dial by, null where he chose none. */
  selectedDdpEt: number | null;
  /** The log book view shown last; null before the first choice. */
  currentDataSet: string | null;
  /** A read-only racer has been sent to the subscription page once. */
  hasSeenSubscriptionRedirectMsg: boolean;
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
