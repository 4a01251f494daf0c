import { render, screen } from '@testing-library/react';
import { lazyView } from './lazyView';

const texts = { waiting: <p>Chart to come</p>, failed: () => <p>The chart could not be loaded.</p> };
const Chart = ({ passes }: { passes: number }) => <p>Chart of {passes} passes</p>;

describe('a view whose code comes late', () => {
  test('shows its placeholder first, then itself', async () => {
    const View = lazyView(() => Promise.resolve(Chart), texts);
    render(<View passes={3} />);
    expect(screen.getByText('Chart to come')).toBeVisible();
    expect(await screen.findByText('Chart of 3 passes')).toBeVisible();
    expect(screen.queryByText('Chart to come')).toBeNull();
  });

  test('says that its code could not be loaded', async () => {
    const View = lazyView<{ passes: number }>(() => Promise.reject(new Error('offline')), texts);
    render(<View passes={3} />);
    expect(await screen.findByText('The chart could not be loaded.')).toBeVisible();
  });
});
