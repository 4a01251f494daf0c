import { render, screen } from '@testing-library/react';
import { SafeMarkup } from './SafeMarkup';

describe('the text of a message', () => {
  test('is there at once where it has no markup', () => {
    render(<SafeMarkup text="Pass saved." />);
    expect(screen.getByText('Pass saved.')).toBeInTheDocument();
  });

  test('begins with its words alone, and gets its emphasis when the code for markup has come', async () => {
    const { container } = render(<SafeMarkup text="Passes sent: <b>12</b>" />);
    expect(container).toHaveTextContent('Passes sent: 12');
    expect(container.querySelector('b')).toBeNull();
    expect(await screen.findByText('12')).toContainHTML('<b>12</b>');
  });

  test('keeps characters that are no markup', async () => {
    const { container } = render(<SafeMarkup text="60 ft < 330 ft & rising" />);
    expect(container).toHaveTextContent('60 ft < 330 ft & rising');
    await expect(screen.findByText('60 ft < 330 ft & rising')).resolves.toBeInTheDocument();
  });
});
