import { connectionWords } from './connectionWords';
import type { Connection } from './ports/ConnectionPort';

const well: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

describe('the state of the connection in words', () => {
  test.each<[Partial<Connection>, string, string, string]>([
    [{}, 'good', 'All sent', 'Sent'],
    [{ unsent: undefined }, 'quiet', 'Opening your data', 'Opening'],
    [{ unsent: undefined, network: 'offline' }, 'caution', 'Offline', 'Offline'],
    [{ unsent: 2 }, 'caution', '2 to send', '2 to send'],
    [{ network: 'offline' }, 'caution', 'Offline', 'Offline'],
    [{ network: 'offline', unsent: 3 }, 'caution', 'Offline · 3 to send', 'Offline, 3 unsent'],
    [{ data: 'stale' }, 'caution', 'Not up to date', 'Stale'],
    [{ data: 'stale', unsent: 1 }, 'caution', 'Not up to date · 1 to send', 'Stale, 1 unsent'],
    [{ network: 'offline', data: 'stale' }, 'caution', 'Offline', 'Offline'],
    [{ refused: 1 }, 'bad', '1 refused', '1 refused'],
    [{ network: 'offline', refused: 2, unsent: 4 }, 'bad', '2 refused', '2 refused'],
  ])('%j is %s: %s, on a phone %s', (change, tone, text, short) => {
    expect(connectionWords({ ...well, ...change })).toEqual({ tone, text, short });
  });
});
