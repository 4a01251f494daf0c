import type { DialogOutput, Ports } from '@holeshot/shared-core';
import { DialogLayout, ReadOnlyNote, RestoredDraft } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { memo, useState } from 'react';
import { askedRoundKey } from '../form/askedRoundKey';
import { BeyondTrack } from '../fields/BeyondTrack';
import { checkRound } from '../draft/checkRound';
import { CustomFieldInputs } from '../fields/CustomFieldInputs';
import { deletePass } from '../form/deletePass';
import { DeletedMeanwhile } from '../form/DeletedMeanwhile';
import { EntryActions } from './EntryActions';
import { EntryNoticeBox } from '../form/EntryNoticeBox';
import { enterLeadsOn } from '../fields/focusNext';
import { LaneChoice } from '../fields/LaneChoice';
import { OwnFieldsButton } from '../fields/OwnFieldsButton';
import { LazyPassPictures } from '../pictures/LazyPassPictures';
import { usePendingPictures } from '../pictures/usePendingPictures';
import { PlaceFields } from '../fields/PlaceFields';
import { QualityChoice } from '../fields/QualityChoice';
import { ReadSlip } from '../slip/ReadSlip';
import { RaceLine } from './RaceLine';
import { RemarkField } from '../fields/RemarkField';
import { ResultFields } from '../fields/ResultFields';
import { OpponentOfSlip, racesOnSlip } from './OpponentOfSlip';
import { SlipFields } from './SlipFields';
import { usePassForm, type PassFormProps } from '../form/usePassForm';
import { WeatherPanel } from '../fields/WeatherPanel';
import { Calculated } from './Calculated';

/** Form of one pass: slip in print order, and weather. */
export const LogEntryForm = memo(
  ({
    ports,
    vehicleUid,
    given,
    close,
    readOnly,
    ...pass
  }: PassFormProps & {
    /** Car to begin with; undefined for the last one used. */
    vehicleUid: string | undefined;
    /** Text or photo of a slip to read. */
    given: string | File | undefined;
    close: (output?: DialogOutput<'log-entry'>) => void;
    readOnly: boolean;
    ports: Pick<Ports, 'dialogs' | 'navigation' | 'passPictures' | 'connection'>;
  }) => {
    const { edited, current, vehicles, fields, entries } = pass;
    const {
      form,
      tracks,
      vehicle,
      location,
      at,
      slipWeather,
      retryWeather,
      doubt,
      change,
      typeWeather,
      startAfresh: emptyForm,
    } = usePassForm({
      ...pass,
      ports,
      draftKey: 'log-entry',
      vehicleUid,
      checkMore: (draft) => (racesOnSlip(draft, edited) ? checkRound(draft) : {}),
    });
    const { control, watched, set, type } = form;
    const pending = usePendingPictures(ports, edited === undefined, entries);
    const [photo, setPhoto] = useState<Blob>();
    const startAfresh = () => {
      emptyForm();
      pending.clear();
    };

    const remove = () => {
      if (current === undefined || !deletePass(current, ports).ok) return;
      form.finished();
      close();
    };

    return (
      <DialogLayout
        title={edited === undefined ? 'Log a pass' : 'Edit pass'}
        note={form.restored ? <Chip size="small" label="Unsaved draft" /> : undefined}
        onClose={() => close()}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit((logEntryUid) => {
            pending.saveWith(logEntryUid);
            form.finished();
            close({ logEntryUid });
          });
        }}
        actions={
          <EntryActions
            onNext={
              edited === undefined
                ? () =>
                    form.submit((logEntryUid) => {
                      pending.saveWith(logEntryUid);
                      startAfresh();
                    })
                : undefined
            }
            onDelete={current === undefined ? undefined : remove}
          />
        }
      >
        <Stack spacing={2} {...enterLeadsOn}>
          {edited !== undefined && current === undefined && <DeletedMeanwhile />}
          {readOnly && <ReadOnlyNote what="Passes" />}
          {form.restored && <RestoredDraft ofSaved={edited !== undefined} onStartAfresh={startAfresh} />}
          <Box
            component="fieldset"
            disabled={readOnly && edited !== undefined}
            sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}
          >
            <PlaceFields
              control={control}
              vehicles={vehicles}
              locations={tracks}
              doubtful={watched.doubtful}
              onChange={change}
            />
            {edited?.event !== undefined && (
              <RaceLine
                event={edited.event}
                onOpen={() => {
                  ports.drafts.write(askedRoundKey, edited.log_entry_uid);
                  close();
                  ports.navigation.go('/race-day');
                }}
              />
            )}
            <ReadSlip
              form={{ current: form.current, set, change, holdBack: form.holdBack }}
              watched={watched}
              given={given}
              tracks={tracks}
              vehicle={vehicle}
              location={location}
              drafts={ports.drafts}
              recognizer={ports.recognizer}
              onKeep={readOnly ? undefined : setPhoto}
            />
            <LaneChoice control={control} />
            <SlipFields
              control={control}
              set={type}
              doubtful={watched.doubtful}
              trackLength={location?.track_length ?? 1320}
              isWrong={(field) => form.errors[field] !== undefined}
            />
            {location !== undefined && <BeyondTrack control={control} location={location} edited={edited} />}
            <OpponentOfSlip
              control={control}
              set={type}
              edited={edited}
              entries={entries}
              doubtful={watched.doubtful}
            />
            <ResultFields control={control} set={set} vehicle={vehicle} location={location} />
            <QualityChoice control={control} doubt={doubt} />
            <WeatherPanel
              control={control}
              typed={watched.weatherTyped}
              slipWeather={slipWeather}
              location={location}
              at={at}
              set={set}
              onType={typeWeather}
              onRetry={retryWeather}
            />
            {vehicle !== undefined && location !== undefined && (
              <Calculated
                control={control}
                vehicle={vehicle}
                location={location}
                observation={slipWeather.state === 'found' ? slipWeather.observation : null}
                event={edited?.event}
              />
            )}
            {fields.length > 0 && <CustomFieldInputs control={control} fields={fields} set={set} />}
            <OwnFieldsButton hasSome={fields.length > 0} dialogs={ports.dialogs} />
            <RemarkField control={control} name="notes" label="Notes" />
            <RemarkField control={control} name="changes" label="Changed on the car" />
          </Box>
          <LazyPassPictures
            ports={ports}
            pass={{ uid: edited?.log_entry_uid ?? form.current().passUid, stored: edited !== undefined }}
            pending={pending}
            readOnly={readOnly || (edited !== undefined && current === undefined)}
            given={photo}
          />
          <EntryNoticeBox notice={form.notice} />
        </Stack>
      </DialogLayout>
    );
  },
);
LogEntryForm.displayName = 'LogEntryForm';
