import { rememberedCallKey, seconds } from '@holeshot/shared-core';
import { createMemoryPlatform, novaPasses } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { DelayBoxTool } from './DelayBoxTool';
import { ThrottleStopTool } from './ThrottleStopTool';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

describe('the tools begin with what the app knows', () => {
  test('the throttle stop with the last call and the age of its air, until another ET is typed', () => {
    const measuredAt = '2026-06-20T17:48:00.000Z';
    const platform = createMemoryPlatform();
    platform.drafts.write(rememberedCallKey, {
      ...{ vehicle: 'nova', location: 'great-lakes', measuredAt, finish: 1320, passesUsed: 6 },
      ...{ et: 9.42, low80: 9.4, high80: 9.44 },
    });
    const { unmount } = render(<ThrottleStopTool ports={platform} />);
    type('Timer', '1.2');
    expect(screen.getByText('2.160')).toBeVisible();
    expect(screen.getByText('call · air 12 min ago')).toBeVisible();
    expect(platform.drafts.read('race-day.throttle-stop')).not.toHaveProperty('et');
    type('ET now', '9.40');
    unmount();
    render(<ThrottleStopTool ports={platform} />);
    expect(field('ET now')).toHaveValue('9.40');
  });

  test('the throttle stop with the timer of the last call, and the way to what the passes say', () => {
    const platform = createMemoryPlatform();
    const call = {
      ...{ vehicle: 'nova', location: 'great-lakes', measuredAt: '2026-06-20T17:48:00.000Z', finish: 1320 },
      ...{ passesUsed: 6, et: 9.42, low80: 9.4, high80: 9.44 },
    };
    platform.drafts.write(rememberedCallKey, call);
    const { unmount } = render(<ThrottleStopTool ports={platform} />);
    expect(field('Timer')).toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Solve it from your passes' })).toBeNull();
    unmount();
    platform.drafts.write(rememberedCallKey, { ...call, timer: 1.2 });
    const again = render(<ThrottleStopTool ports={platform} />);
    expect(field('Timer')).toHaveValue('1.200');
    expect(screen.getByText('2.160')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Solve it from your passes' })).toBeVisible();
    type('ET now', '9.40');
    again.unmount();
    platform.drafts.write(rememberedCallKey, { ...call, et: 9.43, timer: 1.0230000000000001 });
    render(<ThrottleStopTool ports={platform} />);
    expect([field('ET now').value, field('Timer').value]).toEqual(['9.430', '1.023']);
  });

  test('the delay box with the R/T and the dial of the last pass, off the own tree', () => {
    const [pass] = novaPasses;
    const timeslip = { ...pass!.timeslip, reaction_time: seconds(-0.004), dialin_et: seconds(8.9) };
    render(<DelayBoxTool last={{ ...pass!, timeslip }} ports={createMemoryPlatform()} />);
    expect([field('R/T it gave').value, field('Your dial').value]).toEqual(['-0.004', '8.90']);
    type('Delay', '1.152');
    expect(screen.getByText('1.166')).toBeVisible();
    type('Opponent’s dial', '10.45');
    expect(screen.getByText(/off their tree with 8.90 against 10.45/)).toBeVisible();
  });

  test('the delay box asks for the delay anew once another pass is logged', () => {
    const [pass] = novaPasses;
    const after = (log_entry_uid: string, reaction: number) => ({
      ...pass!,
      log_entry_uid,
      timeslip: { ...pass!.timeslip, reaction_time: seconds(reaction) },
    });
    const ports = createMemoryPlatform();
    const { rerender, unmount } = render(<DelayBoxTool last={after('first', 0.03)} ports={ports} />);
    type('Delay', '1.050');
    expect(screen.getByText('1.030')).toBeVisible();
    rerender(<DelayBoxTool last={after('second', 0.01)} ports={ports} />);
    expect(field('R/T it gave')).toHaveValue('0.010');
    expect(field('Delay')).toHaveValue('');
    type('Delay', '1.030');
    expect(screen.getByText('1.030')).toBeVisible();
    unmount();
    render(<DelayBoxTool last={after('second', 0.01)} ports={ports} />);
    expect(field('Delay')).toHaveValue('1.030');
  });

  test('the throttle stop takes no call over an eighth mile', () => {
    const platform = createMemoryPlatform();
    platform.drafts.write(rememberedCallKey, {
      ...{ vehicle: 'nova', location: 'great-lakes', measuredAt: '2026-06-20T17:48:00.000Z', finish: 660 },
      ...{ passesUsed: 6, et: 6.42, low80: 6.4, high80: 6.44 },
    });
    render(<ThrottleStopTool ports={platform} />);
    expect(field('ET now')).toHaveValue('');
  });
});
