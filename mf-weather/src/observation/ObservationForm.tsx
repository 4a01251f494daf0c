import {
  checkWeather,
  densityAltitude,
  dewPoint,
  formatWhole,
  learnStationBias,
  isCorrected,
  noWind,
  ownReadingLasts,
  type DraftsPort,
  type Location,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { DialogLayout, FormError, ReadOnlyNote, RestoredDraft } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AirInputs } from './AirInputs';
import { airFields, differenceText, readAir } from './airTexts';
import { comparedTimes } from './comparedTimes';
import { KnownOwnStation } from './KnownOwnStation';
import { ObservationIntro } from './ObservationIntro';
import { OwnStationText } from './OwnStationText';
import { StationDoubts } from './StationDoubts';
import { apartWords, takenWords } from './takenWords';
import { useObservationDraft, type MeasuredAir } from './useObservationDraft';

/** Facts about the racer's own station stored with the track. */
export type OwnStation = Pick<Location, 'station_bias' | 'own_reading'>;

/**
 * Form of a track's weather, corrected by hand or filled from the own station. Predictions use it for an hour; its
 * difference from the public station corrects the track's weather from then on.
 */
export const ObservationForm = ({
  title,
  location,
  measured: newest,
  reported,
  unheard,
  drafts,
  now,
  remember,
  onTaken,
  onForgotten,
  onClose,
}: {
  title: string;
  location: Location;
  /**
   * Known weather at the track; the form uses the first one given. After an old one each field must be typed.
   */
  measured: WeatherObservation | undefined;
  /** Report of the public station. */
  reported: WeatherObservation | undefined;
  /** Reason why the public station gives nothing. */
  unheard: string | undefined;
  drafts: DraftsPort;
  /** Milliseconds. */
  now: () => number;
  /** Stores the facts about the own station, or removes them; returns a failure. Undefined without write access. */
  remember: ((own: OwnStation) => string | undefined) | undefined;
  /** Receives the meaning in words. */
  onTaken: (observation: WeatherObservation, words: string) => void;
  onForgotten: (own: OwnStation) => void;
  onClose: () => void;
}) => {
  const [{ measured, said }] = useState<{ measured: MeasuredAir; said: WeatherObservation | undefined }>({
    measured: newest !== undefined && now() - Date.parse(newest.datetime) <= ownReadingLasts ? newest : {},
    said: reported,
  });
  const { weather_station: station, station_bias, own_reading } = location;
  const known = isCorrected(location, station?.id) ? station_bias : undefined;
  const form = useObservationDraft({ measured, now, drafts, draftKey: `observation/${location.uid}` });
  const { texts, isChanged } = form;
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const doubts = airFields.flatMap(({ name }) => form.doubts[name] ?? []);
  /** The doubts that the racer has seen and pressed on. */
  const [asked, setAsked] = useState('');
  const question = doubts.join(' ');

  const air = readAir(texts, measured);
  const { errors } = checkWeather(air);
  const isWhole = Object.keys(errors).length === 0;
  const difference = said && {
    air_temp: air.air_temp - said.air_temp,
    humidity: air.humidity - said.humidity,
    pressure: air.pressure - said.pressure,
  };
  const { at, age, shownAge, isComparable, isReportedSince, isOver } = comparedTimes(
    said?.datetime,
    form.shown,
    now(),
  );
  const publicStation = station?.name ?? 'the public station';
  const apart = apartWords(publicStation, age, shownAge);

  const take = (): void => {
    setTried(true);
    if (!isWhole || isOver || remember === undefined) return;
    if (!isChanged) {
      setNote('Type or paste what your own station shows first.');
      return;
    }
    if (question !== asked) {
      setAsked(question);
      return;
    }
    const own = { ...air, datetime: new Date(form.shown === undefined ? now() : at).toISOString() };
    const bias =
      station !== null && said !== undefined && isComparable
        ? learnStationBias(known, { stationId: station.id, own: air, station: said })
        : station_bias;
    const problem = remember({ ...(bias && { station_bias: bias }), own_reading: own });
    setFailure(problem);
    if (problem !== undefined) return;
    form.taken();
    onTaken(
      { ...(said ?? noWind), ...own, dew_point: dewPoint(air) },
      takenWords({
        ...{ track: location.title, publicStation, shownAge, isReportedSince },
        isReported: said !== undefined,
        apart: isComparable ? undefined : apart,
        readings: bias?.readings ?? 0,
      }),
    );
  };
  const forget = (): void => {
    const problem = remember?.({});
    setFailure(problem);
    if (problem !== undefined) return;
    onForgotten({ ...(station_bias && { station_bias }), ...(own_reading && { own_reading }) });
  };

  return (
    <DialogLayout
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
      actions={
        <Button type="submit" variant="contained" size="large" disabled={remember === undefined}>
          {isComparable ? 'Use these numbers' : 'Use these numbers for an hour'}
        </Button>
      }
    >
      <Stack spacing={2}>
        <ObservationIntro
          location={location}
          age={age}
          unheard={unheard}
          isReported={said !== undefined}
          isComparable={isComparable}
          isCorrected={known !== undefined}
        />
        {remember === undefined && <ReadOnlyNote what="The differences of your own station" />}
        {form.restored && (
          <RestoredDraft
            onStartAfresh={() => {
              form.startAfresh();
              setNote('');
            }}
          />
        )}
        <OwnStationText
          location={location}
          reported={said}
          now={now}
          text={form.pasted}
          note={note}
          shown={form.shown}
          onText={form.setPasted}
          onAir={form.setTexts}
          onNote={setNote}
        />
        <StationDoubts doubts={doubts} pressed={question === asked} />
        <AirInputs
          texts={texts}
          doubts={form.doubts}
          errors={tried ? errors : {}}
          onText={(name, text) => form.setTexts({ [name]: text })}
        />
        {isWhole && (
          <Typography>
            Density altitude <strong>{formatWhole(densityAltitude(air))} ft</strong>
            {isChanged && difference && `, ${differenceText(difference)} against the public station`}
          </Typography>
        )}
        {said !== undefined && !isComparable && <Typography variant="body2">{apart}</Typography>}
        <KnownOwnStation bias={known} reading={own_reading} now={now} onForget={remember && forget} />
        <FormError
          message={
            tried && isOver
              ? `Your own station showed this ${shownAge}: too old to use. Paste or open its newest lines, or type what it shows now.`
              : failure
          }
        />
      </Stack>
    </DialogLayout>
  );
};
