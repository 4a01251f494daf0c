import { holeshotTheme } from './holeshotTheme';

test('the app is dark by itself, with one accent in each theme', () => {
  expect(holeshotTheme).toMatchObject({
    defaultColorScheme: 'dark',
    colorSchemes: {
      dark: { palette: { primary: { main: '#5CBBF6' } } },
      light: { palette: { primary: { main: '#1867C0' }, secondary: { main: '#5CBBF6' } } },
    },
  });
});
