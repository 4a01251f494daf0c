// domain/access
export { accessType, canWrite, trialDaysLeft, trialDays } from './domain/access/accessType';
export { currentSubscription, isPaid } from './domain/access/currentSubscription';

// domain/account
export { fullProblem } from './domain/account/fullProblem';
export { longestMessage } from './domain/account/longestMessage';
export { missingDefaults } from './domain/account/missingDefaults';
export { mostRows } from './domain/account/mostRows';
export { mostVehicles } from './domain/account/mostVehicles';
export { newUserDocument } from './domain/account/newUserDocument';

// domain/auth
export { accountCodeOf, authFailure, type SignInWay } from './domain/auth/authFailure';
export { callFailure, type CallReason } from './domain/auth/callFailure';

// domain/backtest
export { carHistories } from './domain/backtest/carHistories';
export { doubtedApart } from './domain/backtest/doubtedApart';
export { promisedBreakouts, type PromisedBreakouts } from './domain/backtest/promisedBreakouts';
export { recentAccuracy, type Accuracy } from './domain/backtest/recentAccuracy';
export { summariseWalk, type WalkSummary } from './domain/backtest/summariseWalk';
export { walkForward, walkSteps, type WalkedPass } from './domain/backtest/walkForward';

// domain/cells
export type { DateOrder } from './domain/cells/readCellTime';

// domain/dashboard
export { addWidget, orderWidgets, removeWidget, resizeWidget } from './domain/dashboard/arrangeWidgets';
export {
  defaultDashboardWidgets,
  type DashboardWidget,
  type WidgetPlace,
} from './domain/dashboard/dashboardWidgets';
export { readWidgets, type ReadWidget } from './domain/dashboard/readWidgets';

// domain/entities
export { checkSetup, setupLabels, type SetupField } from './domain/entities/checkSetup';
export { copyVehicle } from './domain/entities/copyVehicle';
export { createVehicle, type VehicleDetails } from './domain/entities/createVehicle';
export type { CustomField } from './domain/entities/CustomField';
export { lastDeletedFirst, type DeletedPass } from './domain/entities/DeletedPass';
export { undoDaysWords } from './domain/entities/undoDaysWords';
export { undoDays, type DeletedVehicle } from './domain/entities/DeletedVehicle';
export { distanceLabels, distances, perDistance, type Distance } from './domain/entities/Distance';
export { editVehicle } from './domain/entities/editVehicle';
export { windLabels, type Location, type OwnReading, type WeatherStation } from './domain/entities/Location';
export { logBookId } from './domain/entities/logBookId';
export {
  lanes,
  qualities,
  results,
  type DerivedValues,
  type Lane,
  type LogEntry,
  type PassResult,
  type SlipTimes,
  type Timeslip,
} from './domain/entities/LogEntry';
export { monthOfPass, type LogBookMonth } from './domain/entities/monthOfPass';
export {
  freePlace,
  pictureBytes,
  pictureId,
  picturesAPass,
  pictureType,
  type PassPicture,
} from './domain/entities/PassPicture';
export type { PassSetup } from './domain/entities/PassSetup';
export { cardViewOf, cardViews, type CardView, type PredictionCard } from './domain/entities/PredictionCard';
export type { RaceEvent } from './domain/entities/RaceEvent';
export { raceWeights } from './domain/entities/raceWeights';
export type { RegistrationSettings } from './domain/entities/RegistrationSettings';
export type { Subscription, SubscriptionOption, SubscriptionStatus } from './domain/entities/Subscription';
export type { UserNotification } from './domain/entities/UserNotification';
export type { UserSettings } from './domain/entities/UserSettings';
export {
  fuelOf,
  fuels,
  inductionOf,
  inductions,
  type BaseTune,
  type DdpeTune,
  type Vehicle,
} from './domain/entities/Vehicle';
export { vehicleUidOfRacer } from './domain/entities/vehicleUid';
export type { ForecastHour, StationObservation, WeatherObservation } from './domain/entities/Weather';

// domain/exchange/file
export type { FileRow, Refusal } from './domain/exchange/file/FileRow';
export { logBookFileParts } from './domain/exchange/file/logBookFileParts';
export { readLogBookFile } from './domain/exchange/file/readLogBookFile';
export { settingsOf } from './domain/exchange/file/settingsOf';
export {
  emptyLogBook,
  storedLists,
  type StoredList,
  type StoredLogBook,
  type StoredRow,
} from './domain/exchange/file/StoredLogBook';

// domain/exchange/foreign
export {
  columnTargetLabels,
  unitsOf,
  type ColumnTarget,
  type ColumnUnit,
} from './domain/exchange/foreign/columnTargets';
export { laneOfColumns } from './domain/exchange/foreign/foreignCells';
export { foreignRowReader } from './domain/exchange/foreign/foreignRowReader';
export { guessLayout, type ColumnChoice, type TableLayout } from './domain/exchange/foreign/guessLayout';
export { unknownNames, type MeantName, type TableName } from './domain/exchange/foreign/tableNames';

// domain/exchange/plan
export { fingerprint } from './domain/exchange/plan/fingerprint';
export { openImportFile, readImportFile } from './domain/exchange/plan/openImportFile';
export { planImport, type ImportPlan } from './domain/exchange/plan/planImport';
export { seededViewsAmong } from './domain/exchange/plan/seededViews';
export { undoImport, type ListedRow } from './domain/exchange/plan/undoImport';
export { withOwnVehicles } from './domain/exchange/plan/withOwnVehicles';

// domain/exchange/slip
export { readSlipPhoto } from './domain/exchange/slip/readSlipPhoto';
export {
  isTooLongForSlip,
  readSlipText,
  type SlipLane,
  type SlipReading,
} from './domain/exchange/slip/readSlipText';
export type { NamedTrack } from './domain/exchange/slip/slipTrack';

// domain/exchange/table
export { csvParts } from './domain/exchange/table/csvParts';
export { decodeText } from './domain/exchange/table/decodeText';
export type { Table } from './domain/exchange/table/openTable';
export { ownRowReader } from './domain/exchange/table/ownTable';
export { refusedCsv } from './domain/exchange/table/refusedCsv';
export { tableImport } from './domain/exchange/table/tableImport';

// domain/format
export {
  formatCall,
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  formatPasses,
  formatSeconds,
  formatWhole,
} from './domain/format/formatNumber';
export { parseNumber } from './domain/format/parseNumber';

// domain/forms
export { emailProblem, normalEmail } from './domain/forms/emailProblem';
export { lineProblem, nameProblem, personNameProblem, viewNameProblem } from './domain/forms/nameProblem';
export { passwordProblem } from './domain/forms/passwordProblem';
export { editedFields, isEdited, typedEarlier } from './domain/forms/typedEarlier';

// domain/logbook
export { airPath, readAir } from './domain/logbook/airPath';
export { airOfPass, passesInAirLike } from './domain/logbook/passesInAirLike';
export { changedFields } from './domain/logbook/changedFields';
export { createLogEntry } from './domain/logbook/createLogEntry';
export { deriveValues } from './domain/logbook/deriveValues';
export { haleEt } from './domain/logbook/haleEt';
export { defaultLogBookViews, type LogBookView } from './domain/logbook/logBookViews';
export { parseLogBook } from './domain/logbook/parseLogBook';
export { parseLogBookView } from './domain/logbook/parseLogBookView';
export { passFields, passFieldsOf, type PassField } from './domain/logbook/passFields';
export { roomInMonth } from './domain/logbook/roomInMonth';
export { summarisePasses, type DistanceSummary } from './domain/logbook/summarisePasses';
export { withCarValues } from './domain/logbook/withCarValues';
export { withEdit } from './domain/logbook/withEdit';
export { withWeather } from './domain/logbook/withWeather';
export { withWorkedOut } from './domain/logbook/workedOut';

// domain/migration
export { isOlderVersion } from './domain/migration/isOlderVersion';
export { isYearBook, splitYearBook, type StoredBook } from './domain/migration/splitYearBook';

// domain/parsing
export { numericFormats, parseCustomField } from './domain/parsing/parseCustomField';
export { parseDeletedPass } from './domain/parsing/parseDeletedPass';
export { parseDeletedVehicle } from './domain/parsing/parseDeletedVehicle';
export { parseLocation } from './domain/parsing/parseLocation';
export { parseLogEntry } from './domain/parsing/parseLogEntry';
export { parseNotification } from './domain/parsing/parseNotification';
export { parsePassPicture } from './domain/parsing/parsePassPicture';
export { parsePredictionCard } from './domain/parsing/parsePredictionCard';
export { parseRegistrationSettings } from './domain/parsing/parseRegistrationSettings';
export { parseSubscription } from './domain/parsing/parseSubscription';
export { parseSubscriptionOption } from './domain/parsing/parseSubscriptionOption';
export { defaultUserSettings, parseUserSettings } from './domain/parsing/parseUserSettings';
export { parseVehicle } from './domain/parsing/parseVehicle';
export { readRows, type BrokenRow } from './domain/parsing/readRows';

// domain/pass
export { checkSlip, type Doubt } from './domain/pass/checkSlip';
export { chooseTrack } from './domain/pass/chooseTrack';
export { etSpread } from './domain/pass/etSpread';
export { finishOf } from './domain/pass/finishOf';
export { isIndexClass } from './domain/pass/indexClasses';
export { passPath } from './domain/pass/passPath';
export { predictionMiss } from './domain/pass/predictionMiss';
export { seasonOf } from './domain/pass/seasonOf';
export { slipFieldLabels, type SlipField } from './domain/pass/slipFields';

// domain/picture
export { agreed } from './domain/picture/agreed';
export { flatten, type FlatPicture } from './domain/picture/flatten';
export type { ColorPicture } from './domain/picture/GreyPicture';
export { project } from './domain/picture/homography';
export { layWords } from './domain/picture/layWords';
export { pictureHead } from './domain/picture/pictureHead';
export type { ReadWord } from './domain/picture/ReadWord';

// domain/plain
export {
  accountFailures,
  deletionFailures,
  deviceFailures,
  forecastFailures,
  grantFailures,
  importFailures,
  nationalFailures,
  partFailures,
  passFailures,
  passPictureFailures,
  pictureFailures,
  proofFailures,
  reasonFailures,
  recordFailures,
  remoteFailures,
  reportFailures,
  serverlessFailures,
  signInFailures,
  simulatorFailures,
  stationFailures,
  storedKeyFailures,
  weatherFailures,
  weatherKeyFailures,
  weatherServerFailures,
  weatherServiceFailures,
  writeFailures,
} from './domain/plain/failures';
export { mostMegapixels } from './domain/plain/mostMegapixels';
export { numberOrNull } from './domain/plain/numberOrNull';
export { isRecord, recordOf } from './domain/plain/record';
export { failed, failedAs, ok, type Failure, type FailureCode, type Result } from './domain/plain/result';
export { sameStored } from './domain/plain/sameStored';
export { fieldAt, withField } from './domain/plain/withField';
export { withoutAbsent } from './domain/plain/withoutAbsent';

// domain/prediction
export { breakoutRisk } from './domain/prediction/breakoutRisk';
export { dialFor } from './domain/prediction/dialFor';
export {
  readRememberedCall,
  rememberedCallKey,
  type RememberedCall,
} from './domain/prediction/rememberedCall';
export { doubtedPasses } from './domain/prediction/doubtedPasses';
export { doubtPass } from './domain/prediction/doubtPass';
export { etAhead, passAhead, type EtAhead } from './domain/prediction/etAhead';
export { finishAsked } from './domain/prediction/finishAsked';
export { knownIndex } from './domain/prediction/knownIndex';
export { laneDifference, type LaneDifference } from './domain/prediction/laneDifference';
export { learnOver } from './domain/prediction/learnOver';
export { newestPasses } from './domain/prediction/newestPasses';
export { passesToLearn } from './domain/prediction/passesToLearn';
export { predict, type Prediction } from './domain/prediction/predict';
export { predictionKey, readPredictionKey } from './domain/prediction/predictionKey';
export { readSetTimers, setTimersKey } from './domain/prediction/setTimers';
export { solveTimer, type SolvedTimer } from './domain/prediction/solveTimer';
export {
  checkTimer,
  supposedTimer,
  timerLimit,
  type SetTimer,
  type SupposedTimer,
} from './domain/prediction/supposedTimer';

// domain/prediction/engine
export type { Part } from './domain/prediction/engine/carModel';
export type { Engine, PassDoubt } from './domain/prediction/engine/engine';

// domain/proof
export {
  ownProofsKey,
  proofLastsMs,
  readOwnProofs,
  withOwnProof,
  type OwnProof,
} from './domain/proof/ownProofs';
export { isProof, readCallProof, readSignedCall, type SignedCall } from './domain/proof/signedCall';

// domain/race
export { foulsOf, reactionRange, type Foul } from './domain/race/fouls';
export { laterRoundFirst } from './domain/race/laterRoundFirst';
export { lostRounds, type LossReason } from './domain/race/lostRounds';
export { marginParts } from './domain/race/marginParts';
export { nextRound } from './domain/race/nextRound';
export { opponentBook, opponentKey, racesAgainst, type OpponentRecord } from './domain/race/opponentBook';
export { passFouls } from './domain/race/passFouls';
export { passOutcome } from './domain/race/passOutcome';
export type { Outcome } from './domain/race/raceOutcome';
export { isTrial, roundKind, roundKinds, roundNumber, type RoundKind } from './domain/race/roundKind';
export { mostOnLadder, pathOf, sportsmanLadder, type LadderRace } from './domain/race/sportsmanLadder';
export { solveDelayBox } from './domain/race/solveDelayBox';
export { solveThrottleStop } from './domain/race/solveThrottleStop';

// domain/scouting
export { scoutedProblem, type ScoutedRun } from './domain/scouting/ScoutedRun';
export { readScouted, scoutedTextProblem } from './domain/scouting/readScouted';
export {
  addScouted,
  lastScoutedDial,
  mostScouted,
  parseScoutedRuns,
  runsOfCar,
  scoutedCars,
  scoutedKey,
  type ScoutedCar,
} from './domain/scouting/scoutedRuns';

// domain/statistics
export { fitLine, type Line } from './domain/statistics/fitLine';
export { seeded } from './domain/statistics/seeded';

// domain/time
export {
  formatAge,
  formatClock,
  formatMoment,
  formatDate,
  formatDateTime,
  fromLocalInput,
  localInputValue,
} from './domain/time/formatTime';
export { instantsOf } from './domain/time/instantsOf';
export { likelyInstant } from './domain/time/likelyInstant';
export { raceDay } from './domain/time/raceDay';
export { addedByInterval, readClockTimes } from './domain/time/readClockTimes';

// domain/tuning
export {
  applyTune,
  changeTune,
  rememberTune,
  undoTune,
  type TuneChange,
  type TuneOccasion,
} from './domain/tuning/changeTune';
export { decideTuning, type TuningDecision } from './domain/tuning/decideTuning';
export { isSameTune } from './domain/tuning/isSameTune';
export { learnedTuneOf } from './domain/tuning/LearnedTune';
export { parseTuneVersion } from './domain/tuning/parseTuneVersion';
export { suggestTune, type TuneSuggestion } from './domain/tuning/suggestTune';
export {
  tuneDifferences,
  type TuneDifference,
  type Tunes,
  type TuneValue,
} from './domain/tuning/tuneDifferences';
export { tuneEffects } from './domain/tuning/tuneEffects';
export type { TuneVersion } from './domain/tuning/TuneVersion';

// domain/units
export { isPlaced } from './domain/units/isPlaced';
export { milesBetween } from './domain/units/milesBetween';
export { pascalsToInHg } from './domain/units/pressure';
export { radians } from './domain/units/radians';
export { metresPerSecondToMph } from './domain/units/speed';
export { toFahrenheit } from './domain/units/temperature';
export {
  celsius,
  degrees,
  fahrenheit,
  feet,
  horsepower,
  inches,
  inHg,
  miles,
  mph,
  percent,
  pounds,
  seconds,
  type Degrees,
  type Feet,
  type Miles,
  type Mph,
  type Percent,
  type Seconds,
} from './domain/units/units';

// domain/weather/ahead
export type { AirSpread } from './domain/weather/ahead/AirAhead';
export { forecastAt, forecastTrend } from './domain/weather/ahead/forecastTrend';
export { lateSpread } from './domain/weather/ahead/lateSpread';
export { stationTrend } from './domain/weather/ahead/stationTrend';

// domain/weather/air
export { densityAltitude } from './domain/weather/air/densityAltitude';
export { thinnerAir } from './domain/weather/air/thinnerAir';
export { dewPoint } from './domain/weather/air/dewPoint';
export { grains } from './domain/weather/air/grains';
export { sensorHumidity } from './domain/weather/air/sensorHumidity';

// domain/weather/national
export { nationalForecast, nationalForecastPath } from './domain/weather/national/nationalForecast';
export { nationalObservations } from './domain/weather/national/nationalObservations';
export { nationalStations } from './domain/weather/national/nationalStations';

// domain/weather/ownStation
export { ownReadingLasts, ownReadingNow } from './domain/weather/ownStation/ownReading';
export { longestOwnStation, readOwnStation } from './domain/weather/ownStation/readOwnStation';

// domain/weather/station
export { airAtTrack, isCorrected } from './domain/weather/station/airAtTrack';
export { airOfNowLasts } from './domain/weather/station/airOfNowLasts';
export { checkWeather, type WeatherField } from './domain/weather/station/checkWeather';
export { isOfTheStation } from './domain/weather/station/isOfTheStation';
export { observationAtTrack } from './domain/weather/station/observationAtTrack';
export { learnStationBias } from './domain/weather/station/stationBias';
export { stationInWords } from './domain/weather/station/stationInWords';

// domain/weather/wind
export { exactDegrees } from './domain/weather/wind/exactDegrees';
export { headwind } from './domain/weather/wind/headwind';
export { metWind } from './domain/weather/wind/metWind';
export { noWind } from './domain/weather/wind/noWind';
export { sensorDirection } from './domain/weather/wind/sensorDirection';
export { windAgainst } from './domain/weather/wind/windAgainst';
export { windDirection } from './domain/weather/wind/windDirection';
export { windInWords } from './domain/weather/wind/windInWords';
export { windOrNeighbour } from './domain/weather/wind/windOrNeighbour';

// domain/winning
export { finishLine, type FinishLine } from './domain/winning/finishLine';
export { ladderRacers, pairOdds } from './domain/winning/ladderOdds';
export type { Reactions } from './domain/winning/learnRacers';
export { lastKnownDial, raceAhead } from './domain/winning/raceAhead';
export { noDifference, winOdds, type WinOdds } from './domain/winning/winOdds';

// domain/work
export { inOneGo, type Share } from './domain/work/inOneGo';
export { textOf } from './domain/work/textOf';

// platform
export { connectionWords } from './platform/connectionWords';
export {
  contractVersion,
  defineOffer,
  defineRemote,
  type DialogProps,
  type IconPath,
  type Lifecycle,
  type Listener,
  type MountProps,
  type Offer,
  type PageOffer,
  type Remote,
  type WidgetOffer,
  type WidgetProps,
} from './platform/contract';
export * as icons from './platform/icons';
export type { PointerFile } from './platform/PointerFile';
export { providedModules } from './platform/providedModules';
export { sayFailure } from './platform/sayFailure';
export { unserved } from './platform/unserved';
export { withOwnReading } from './platform/withOwnReading';

// platform/ports
export { isUnverified } from './platform/ports/isUnverified';
export type { AccountPort, PublicRegistration } from './platform/ports/account/AccountPort';
export type { AdministrationPort, FoundUser } from './platform/ports/account/AdministrationPort';
export type { ClockPort } from './platform/ports/ClockPort';
export type { Connection, ConnectionPort } from './platform/ports/ConnectionPort';
export type { CustomFieldsPort } from './platform/ports/CustomFieldsPort';
export type { Installing, InstallPort } from './platform/ports/InstallPort';
export type { DebugLogPort, DebugMessage } from './platform/ports/DebugLogPort';
export type { DeletedPassesPort } from './platform/ports/passes/DeletedPassesPort';
export type { DialogsPort } from './platform/ports/DialogsPort';
export type { DraftsPort } from './platform/ports/DraftsPort';
export type { EventsPort } from './platform/ports/EventsPort';
export type { ExchangePort, HeldLogBook } from './platform/ports/ExchangePort';
export {
  undoTimeout,
  type FeedbackPort,
  type LoadingHandle,
  type SnackbarMessage,
} from './platform/ports/FeedbackPort';
export type { LocationsPort } from './platform/ports/LocationsPort';
export type { LogBooksPort } from './platform/ports/passes/LogBooksPort';
export type { StoredView, LogBookViewsPort } from './platform/ports/passes/LogBookViewsPort';
export type { NavigationPort } from './platform/ports/NavigationPort';
export type { NotificationsPort } from './platform/ports/account/NotificationsPort';
export { servedPorts, type Needs, type PlatformOf, type PortName, type Ports } from './platform/ports/ports';
export type { PassPicturesPort } from './platform/ports/passes/PassPicturesPort';
export type { PredictionsPort } from './platform/ports/PredictionsPort';
export type {
  PictureBox,
  PictureText,
  PictureWord,
  ReadingProgress,
  RecognizerPort,
} from './platform/ports/RecognizerPort';
export type { Session, SignedIn } from './platform/ports/SessionPort';
export type { SettingsPort } from './platform/ports/SettingsPort';
export type { SubscriptionPort } from './platform/ports/account/SubscriptionPort';
export type { TunesPort } from './platform/ports/TunesPort';
export type { UnreadableList, UnreadablePort } from './platform/ports/UnreadablePort';
export type { VehiclesPort } from './platform/ports/VehiclesPort';
export type { LatestObservation, WeatherPort } from './platform/ports/WeatherPort';

// platform/values
export type { DialogInput, DialogName, DialogOutput, LocationStart } from './platform/values/dialogs';
export type { EventMap, EventName } from './platform/values/events';
export { absent, loadedList, present, unknown, type Loadable } from './platform/values/Loadable';
