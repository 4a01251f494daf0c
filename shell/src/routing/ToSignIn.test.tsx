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

test('a visitor of a racer’s page lands on SignIn, and the page is the intended route', () => {
  expect(arrive('/logbook', '/logbook')).toBe('/signin');
  expect(intendedRoute.read()).toBe('/logbook');
});

test('the intended route includes the query', () => {
  expect(arrive('/logbook?open=log-entry', '/logbook?open=log-entry')).toBe('/signin');
  expect(intendedRoute.read()).toBe('/logbook?open=log-entry');
});

test('a racer who signs out goes Home, and leaves no intended route', () => {
  expect(arrive('/', '/profile')).toBe('/');
  expect(intendedRoute.read()).toBeUndefined();
});
