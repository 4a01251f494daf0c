import { createMemoryPlatform, nova } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallLink } from './CallLink';

const measuredAt = '2026-06-20T17:55:00.000Z';
const call = {
  ...{ vehicle: 'nova', location: 'great-lakes', measuredAt, finish: 1320, passesUsed: 6 },
  ...{ et: 11.234, low80: 11.21, high80: 11.26 },
};
const show = (told: unknown) => {
  const platform = createMemoryPlatform({ now: Date.parse(measuredAt) + 12 * 60_000 });
  platform.drafts.write('told-before', told);
  render(<CallLink vehicles={[nova]} ports={platform} />);
  return platform;
};

describe('the call on a race day', () => {
  test('is the last one of this device, with its car and its age, and leads to the lanes', async () => {
    const platform = show(call);
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent("Call 11.234 '69 Nova · air 12 min ago");
    await userEvent.click(link);
    expect(platform.log.paths).toEqual(['/lanes']);
  });

  test.each([
    ['none is remembered', undefined],
    ['its car is gone', { ...call, vehicle: 'sold' }],
  ])('is a question where %s', (_, told) => {
    show(told);
    expect(screen.getByRole('link', { name: 'What will it run? See the lanes' })).toBeVisible();
  });
});
