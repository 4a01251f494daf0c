import {
  checkSetup,
  checkTimer,
  parseNumber,
  timerLimit,
  type Engine,
  type SupposedTimer,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatTimer, timerSentence } from '../choice/timerInWords';

/** Field for the timer of the next pass, taken at Enter or on leaving; empty it goes back to the one noted last. */
export const TimerField = ({
  engine,
  timer,
  onChoose,
}: {
  engine: Engine;
  timer: SupposedTimer;
  /** Seconds; undefined takes back what the racer set. */
  onChoose: (timer: number | undefined) => void;
}) => {
  /** Text in the making; undefined shows the timer of the call. */
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const [seen, setSeen] = useState(timer.timer);
  const type = (next: string | undefined): void => {
    setText(next);
    setError(undefined);
  };
  if (seen !== timer.timer) {
    setSeen(timer.timer);
    type(undefined);
  }
  const commit = (): void => {
    if (text === undefined) return;
    const checked = text.trim() === '' ? undefined : checkTimer(engine, parseNumber(text));
    if (checked?.ok === false) {
      setError(checked.failure.message);
      return;
    }
    type(undefined);
    onChoose(checked?.value);
  };
  const { doubts } = checkSetup({ throttle_stop: timer.timer }, { et_1320: timerLimit(engine) });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <NumberField
        label="Timer of the throttle stop"
        name="timer"
        unit="s"
        value={text ?? formatTimer(timer.timer)}
        error={error}
        hint={
          doubts.throttle_stop ??
          `${timerSentence(timer)}. 0 is a full pass${timer.of === 'racer' ? ', empty takes yours back' : ''}.`
        }
        onChange={type}
        onBlur={commit}
      />
    </Box>
  );
};
