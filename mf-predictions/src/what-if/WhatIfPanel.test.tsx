import {
  densityAltitude,
  feet,
  learnOver,
  observationAtTrack,
  passesToLearn,
  predict,
  thinnerAir,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhatIfPanel } from './WhatIfPanel';

const place = { vehicle: nova, location: greatLakes };
const air = observationAtTrack(summerAfternoon, greatLakes.elevation);
const engine = learnOver([1320], place, passesToLearn(nova, novaPasses))[0]!;
const predicted = predict(engine, { location: greatLakes, observation: air });
if (!predicted.ok) throw new Error(predicted.failure.message);
const prediction = predicted.value;

const show = (lane?: 'Left' | 'Right') => {
  const { drafts, log } = createMemoryPlatform();
  const next = { air, airSpread: undefined, timer: undefined, lane, prediction, engine };
  render(<WhatIfPanel place={place} next={next} usualRisk={0.2} drafts={drafts} />);
  return log;
};
const difference = () =>
  Number(
    screen
      .getByText(/^[+−]\d\.\d{3} s$/)
      .textContent?.replace('−', '-')
      .replace(' s', ''),
  );

describe('the what-if panel', () => {
  test('holds an update back while it holds a value', async () => {
    const log = show();
    await userEvent.type(screen.getByLabelText('Temperature'), '100');
    expect(log.unsavedForms).toBe(1);
    await userEvent.click(screen.getByText('Back to now'));
    expect(log.unsavedForms).toBe(0);
  });

  test.each([
    ['Temperature', '100', 1],
    ['Temperature', '60', -1],
    ['Station pressure', '28.5', 1],
    ['Humidity', '10', -1],
    ['Head wind', '15', 1],
    ['Head wind', '100', 1],
    ['Head wind', '−15', -1],
    ['Race weight', '3,300', 1],
    ['Race weight', '3100', -1],
    ['Race weight', '100', -1],
    ['Race weight', '10,000', 1],
  ])('shows for %s at %s the difference with its sign', async (label, typed, sign) => {
    show();
    await userEvent.type(screen.getByLabelText(label), typed);
    expect(Math.sign(difference())).toBe(sign);
    expect(screen.getByText(/^ET \d+\.\d{3}, 80 % between .* Dial for 20 %: \d+\.\d\d\.$/)).toBeVisible();
  });

  test('says what 1,000 ft of density altitude do by heat and by pressure, as typing them would', async () => {
    show();
    const [, byHeat, byPressure] =
      /altitude: (\+\d\.\d{3} s) by heat, (\+\d\.\d{3} s) by pressure, all else held/.exec(
        screen.getByText(/1,000 ft of density altitude/).textContent ?? '',
      )!;
    expect(parseFloat(byPressure!)).toBeGreaterThan(1.4 * parseFloat(byHeat!));
    const hotter = thinnerAir(air, feet(1000), 'air_temp');
    expect(densityAltitude(hotter) - densityAltitude(air)).toBeCloseTo(1000, 0);
    await userEvent.type(screen.getByLabelText('Temperature'), hotter.air_temp.toFixed(1));
    expect(screen.getByText(/^[+−]\d\.\d{3} s$/)).toHaveTextContent(byHeat!);
  });

  test('shows the difference of a chosen lane', async () => {
    show();
    await userEvent.click(screen.getByLabelText('Right'));
    const right = difference();
    await userEvent.click(screen.getByLabelText('Left'));
    expect(difference()).toBeCloseTo(-right, 3);
  });

  test('says that nothing is changed, and one press leads back to it', async () => {
    show();
    expect(screen.queryByText('Back to now')).toBeNull();
    await userEvent.type(screen.getByLabelText('Temperature'), '100');
    await userEvent.click(screen.getByLabelText('Left'));
    await userEvent.click(screen.getByText('Back to now'));
    expect(screen.getByText(/^Change a value/)).toBeVisible();
    expect(screen.getByLabelText('Temperature')).toHaveValue('');
    expect(screen.getByLabelText('Either')).toBeChecked();
  });

  test.each([
    ['Temperature', '900', 'Temperature must be between -60 and 140 °F.'],
    ['Humidity', 'x', 'Humidity must be between 0 and 100 %.'],
    ['Head wind', '101', 'Wind must be between −100 and 100 mph.'],
    ['Race weight', '99', 'Weight must be between 100 and 10,000 lb.'],
    ['Race weight', '10,001', 'Weight must be between 100 and 10,000 lb.'],
  ])('%s cannot be %s', async (label, typed, sentence) => {
    show();
    await userEvent.type(screen.getByLabelText(label), typed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/^ET /)).toBeNull();
    expect(document.body).not.toHaveTextContent('NaN');
  });
});
