import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { render, screen } from '@testing-library/react';
import { routeTable, rowAt } from '../routing/routeTable';
import { Layout } from './Layout';

const rows = routeTable({}, []);
const at = (path: string) => rowAt(rows, path)!;
const ports = createMemoryPlatform();

const layoutAt = (path: string) => (
  <ThemeRoot>
    <Layout rows={rows} current={at(path)} ports={ports}>
      {at(path).title}
    </Layout>
  </ThemeRoot>
);

describe('the layout', () => {
  test('takes the focus along to the page that a link has opened, and leaves it alone at the start', () => {
    const { rerender } = render(layoutAt('/'));
    expect(screen.getByRole('main')).not.toHaveFocus();
    rerender(layoutAt('/about'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent('About');
  });
});
