import type { LogEntry, Ports, SetTimer } from '@holeshot/shared-core';
import { cardGrid, spokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { isSamePlace } from '../choice/isSamePlace';
import { CardTile } from './CardTile';
import type { SavedCard } from './savedCards';

/** Strip of saved cards; the chosen one shows in full below. */
export const CardStrip = memo(
  ({
    cards,
    place,
    laneOf,
    timerOf,
    entries,
    isEveryRead,
    ports,
    readOnly,
    onChoose,
  }: {
    cards: readonly SavedCard[];
    /** Shown in full. */
    place: ChosenPlace;
    /** Chosen lane of a car. */
    laneOf: (vehicleUid: string) => ChosenLane;
    /** Timer of the throttle stop that the racer set for a car. */
    timerOf: (vehicleUid: string) => SetTimer | undefined;
    entries: readonly LogEntry[];
    /** Before, `entries` may hold the passes of one car only. */
    isEveryRead: boolean;
    ports: Pick<Ports, 'weather' | 'clock' | 'dialogs' | 'feedback'>;
    readOnly: boolean;
    onChoose: (place: ChosenPlace) => void;
  }) => {
    const group = useId();
    const remove = async (removed: SavedCard): Promise<void> => {
      const gone = await ports.dialogs.open('remove-prediction', { key: removed.key });
      const [other] = cards.filter((card) => card !== removed);
      if (gone !== undefined && other !== undefined && isSamePlace(removed.place, place))
        onChoose(other.place);
    };

    if (cards.length === 0) return null;
    return (
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
        <Typography component="legend" sx={spokenOnly}>
          Prediction card
        </Typography>
        <Box component="ul" role="list" sx={{ ...cardGrid(152, { gap: 1 }), maxWidth: 1100 }}>
          {cards.map((card) => (
            <CardTile
              key={card.key}
              place={card.place}
              lane={laneOf(card.place.vehicle.uid)}
              timer={timerOf(card.place.vehicle.uid)}
              entries={isEveryRead || card.place.vehicle.uid === place.vehicle.uid ? entries : undefined}
              ports={ports}
              group={group}
              chosen={isSamePlace(card.place, place)}
              onChoose={() => onChoose(card.place)}
              onRemove={() => (readOnly ? ports.feedback.subscriptionRequired() : void remove(card))}
            />
          ))}
        </Box>
      </Box>
    );
  },
);
CardStrip.displayName = 'CardStrip';
