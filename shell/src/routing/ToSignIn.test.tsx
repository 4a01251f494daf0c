import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { intendedRoute } from './intendedRoute';
import { ToSignIn } from './ToSignIn';

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const arrive = (address: string, from: string) => {
  localStorage.clear();
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <ToSignIn from={from} />
      <Place />
    </BrowserRouter>,
  );
  return screen.getByTestId('place').textContent;
};

test('a visitor who asks for a racer’s page lands on SignIn, and the page is kept in mind', () => {
  expect(arrive('/logbook', '/logbook')).toBe('/signin');
  expect(intendedRoute.read()).toBe('/logbook');
});

test('what was asked of the page is kept in mind with it', () => {
  expect(arrive('/logbook?open=log-entry', '/logbook?open=log-entry')).toBe('/signin');
  expect(intendedRoute.read()).toBe('/logbook?open=log-entry');
});

test('a racer who signs out stays on the way to Home: the page they leave is not wanted again', () => {
  expect(arrive('/', '/profile')).toBe('/');
  expect(intendedRoute.read()).toBeUndefined();
});
