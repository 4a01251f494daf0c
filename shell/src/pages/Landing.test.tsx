import { failed, ok, type AccountPort } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Demo } from '../build/buildConfig';
import { Landing } from './Landing';

const demo = { email: 'demo@holeshot.test', password: 'holeshot-demo' };

const show = (
  answer: Awaited<ReturnType<AccountPort['signIn']>> = ok(undefined),
  offered: Demo | null = demo,
) => {
  const signedIn: object[] = [];
  const signIn: AccountPort['signIn'] = (credentials) => {
    signedIn.push(credentials);
    return Promise.resolve(answer);
  };
  render(<Landing account={{ signIn }} demo={offered ?? undefined} />, { wrapper: ThemeRoot });
  return signedIn;
};
const tryDemo = () => fireEvent.click(screen.getByRole('button', { name: 'Try the demo' }));

describe('the landing page', () => {
  test('says its purpose and the ways in at once', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Know what it will run');
    expect(screen.getByRole('link', { name: 'Start 14 free days' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });

  test('shows pictures, each with size, text and both themes', () => {
    show();
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      ['lanes', 'log-book', 'race-day', 'back-test'].flatMap((name) => [
        `/pictures/${name}-dark.webp`,
        `/pictures/${name}-light.webp`,
      ]),
    );
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
      expect(picture.alt.length).toBeGreaterThan(20);
    }
  });

  test('opens the demo by signing in as its racer', async () => {
    const signedIn = show();
    tryDemo();
    expect(screen.getByRole('button', { name: 'Opening the demo…' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Try the demo' })).toBeInTheDocument();
    expect(signedIn).toEqual([demo]);
    expect(screen.queryByText(/could not be opened/)).toBeNull();
  });

  test('says why the demo did not open', async () => {
    show(failed('auth/network-request-failed', 'There is no network.'));
    tryDemo();
    expect(await screen.findByText('The demo could not be opened. There is no network.')).toBeVisible();
  });

  test('links to the demo when it is another site', () => {
    show(undefined, { url: 'https://demo.holeshot.test' });
    expect(screen.getByRole('link', { name: 'Try the demo' })).toHaveAttribute(
      'href',
      'https://demo.holeshot.test',
    );
  });

  test('has no demo button without a demo', () => {
    show(undefined, null);
    expect(screen.queryByText(/demo/)).toBeNull();
  });
});
