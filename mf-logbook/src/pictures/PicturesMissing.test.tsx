import { render, screen } from '@testing-library/react';
import { PicturesMissing } from './PicturesMissing';

test('pictures that cannot be loaded refuse the photo of a slip, and only a photo', () => {
  const placed = jest.fn();
  const slip = { given: undefined, placed, place: undefined };
  const { rerender } = render(<PicturesMissing slip={slip} />);
  expect(screen.getByText(/^Pictures could not be loaded\./)).toBeVisible();
  rerender(<PicturesMissing slip={{ ...slip, given: { photo: undefined, replaces: 0 } }} />);
  expect(placed).not.toHaveBeenCalled();
  rerender(<PicturesMissing slip={{ ...slip, given: { photo: new Blob(), replaces: undefined } }} />);
  expect(placed.mock.calls).toEqual([[undefined, 'Check your network and open the pass again.']]);
});
