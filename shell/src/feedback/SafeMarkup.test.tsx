import { render, screen } from '@testing-library/react';
import { SafeMarkup } from './SafeMarkup';

describe('the text of a message', () => {
  test('shows at once without markup', () => {
    render(<SafeMarkup text="Pass saved." />);
    expect(screen.getByText('Pass saved.')).toBeInTheDocument();
  });

  test('starts as plain words, and gets its emphasis when the markup code has loaded', async () => {
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
