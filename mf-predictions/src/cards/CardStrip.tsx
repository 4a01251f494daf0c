import {
  icons,
  predictionKey,
  type DialogsPort,
  type FeedbackPort,
  type LogEntry,
  type PredictionsPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { Icon, spokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ChosenPlace } from '../prediction/choosePlace';
import { isSamePlace } from '../prediction/isSamePlace';
import { CardTile } from './CardTile';
import type { KeptCard } from './keptCards';

/** The kept cards, one of them shown in full below, and the way to keep the car and track that are shown. */
export const CardStrip = ({
  cards,
  place,
  entries,
  weather,
  predictions,
  dialogs,
  feedback,
  readOnly,
  onChoose,
}: {
  cards: readonly KeptCard[];
  /** What is shown in full. */
  place: ChosenPlace;
  entries: readonly LogEntry[];
  weather: WeatherPort;
  predictions: PredictionsPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  readOnly: boolean;
  onChoose: (place: ChosenPlace) => void;
}) => {
  const group = useId();
  const kept = cards.some((card) => isSamePlace(card.place, place));

  const keep = (): void => {
    const { vehicle, location } = place;
    predictions.save({
      key: predictionKey(vehicle.uid, location.uid),
      vehicle_uid: vehicle.uid,
      location_uid: location.uid,
    });
  };
  const remove = async (removed: KeptCard): Promise<void> => {
    const gone = await dialogs.open('remove-prediction', { key: removed.key });
    const [other] = cards.filter((card) => card !== removed);
    if (gone !== undefined && other !== undefined && isSamePlace(removed.place, place)) onChoose(other.place);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {cards.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" sx={spokenOnly}>
            Prediction card
          </Typography>
          <Box
            component="ul"
            role="list"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 152px), 1fr))',
              maxWidth: 1100,
            }}
          >
            {cards.map((card) => (
              <CardTile
                key={card.key}
                place={card.place}
                entries={entries}
                weather={weather}
                group={group}
                chosen={isSamePlace(card.place, place)}
                onChoose={() => onChoose(card.place)}
                onRemove={() => (readOnly ? feedback.subscriptionRequired() : void remove(card))}
              />
            ))}
          </Box>
        </Box>
      )}
      {!kept && (
        <Button
          variant="outlined"
          startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
          onClick={keep}
          sx={{ justifySelf: 'start' }}
        >
          Keep as a card
        </Button>
      )}
    </Box>
  );
};
