import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import superstatic from 'superstatic';

/** Fault of a site's answers. */
type SiteFault = 'missing' | 'torn' | 'hangs';

/** Folder served as Firebase Hosting does it. */
export interface ServedFolder {
  url: string;
  /** Returns the paths requested since the last call. */
  asked(): string[];
  /** Spoils the answers to matching paths until it is healed. */
  spoil(paths: RegExp, fault: SiteFault): void;
  heal(): void;
  close(): Promise<void>;
}

const base = Number(new URL(process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400').port);

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Node gives a CommonJS module's exports as the default; the function is one of them.
const { default: hosting } = superstatic as unknown as { default: (options: object) => Answer };

/** Free ports of the stack's hundred: the app finds its emulators from each of them. */
export const freePorts = { first: base + 20, last: base + 89, reserved: base + 90 };

const listen = async (server: Server, wanted?: number): Promise<number> => {
  const { first, last } = freePorts;
  for (let port = wanted ?? first; port <= (wanted ?? last); port += 1) {
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(true));
      server.listen(port, '127.0.0.1', () => resolve(false));
    });
    if (!taken) return port;
  }
  throw new Error(`No port is free from ${wanted ?? first} to ${wanted ?? last}.`);
};

/**
 * Serves a folder.
 * @param settings as a site has them in firebase.json
 * @param wanted the port, where it must be known before
 */
export const serveFolder = async (
  folder: string,
  settings: object,
  wanted?: number,
): Promise<ServedFolder> => {
  const asked: string[] = [];
  let spoiled: { paths: RegExp; fault: SiteFault } | undefined;
  const held = new Set<ServerResponse>();
  const letGo = () => {
    for (const response of held) response.destroy();
    held.clear();
  };
  const answer = hosting({ cwd: folder, compression: true, config: { ...settings, public: '.' } });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(pathname);
    if (spoiled?.paths.test(pathname) !== true) {
      answer(request, response, () => response.writeHead(404).end());
    } else if (spoiled.fault === 'missing') response.writeHead(404).end();
    else if (spoiled.fault === 'hangs') held.add(response);
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end('torn (');
  });
  const port = await listen(server, wanted);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked.splice(0),
    spoil: (paths, fault) => void (spoiled = { paths, fault }),
    heal: () => {
      spoiled = undefined;
      letGo();
    },
    close: async () => {
      letGo();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
