import { checkTimer, parseNumber, type Engine, type SupposedTimer } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import { useState } from 'react';
import { formatTimer, timerSentence } from '../choice/timerInWords';

/** Field for the timer of the next pass; empty it goes back to the one that was noted last. */
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
  const isEmpty = text?.trim() === '';
  const typed = text === undefined || isEmpty ? undefined : checkTimer(engine, parseNumber(text));
  const error = typed?.ok === false ? typed.failure.message : undefined;
  return (
    <NumberField
      label="Timer of the throttle stop"
      name="timer"
      unit="s"
      value={text ?? formatTimer(timer.timer)}
      error={error}
      hint={`${timerSentence(timer)}. 0 is a full pass${timer.of === 'racer' ? ', empty takes yours back' : ''}.`}
      onChange={(next) => {
        setText(next);
        const checked = checkTimer(engine, parseNumber(next));
        if (next.trim() === '') onChoose(undefined);
        else if (checked.ok) onChoose(checked.value);
      }}
      onBlur={() => {
        if (error === undefined) setText(undefined);
      }}
    />
  );
};
