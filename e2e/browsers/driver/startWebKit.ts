import { appendFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { until } from './until';
import { startGroup } from './processGroup';
import { hearLeaving, type StartedBrowser, type StartOptions } from './startedBrowser';
import { openWebDriver } from './webDriver';

const host = path.join(import.meta.dirname, 'webkitHost.py');

/** Features that Safari has and WebKitGTK leaves off; iOS 16.4 has neither. */
const ofSafari = 'StorageAPI,StorageAPIEstimate';

const env = {
  // Without them "navigator.language" is no language.
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
  TZ: 'America/Chicago',
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Starts WebKitGTK in a window of a phone's size. */
export const startWebKit = async ({
  profile,
  proxy,
  offline,
  onConsole,
  onLeave,
  display,
  older,
  pageCache,
}: StartOptions & {
  /** X display that the window opens on. */
  display: string;
  /** Leaves off what iOS 16.4 has not. */
  older: boolean;
  /** Holds pages that were left, to go back to. */
  pageCache: boolean;
}): Promise<StartedBrowser> => {
  const lines: string[] = [];
  const port = await freePort();
  const group = startGroup('WebKitWebDriver', ['-p', String(port)], { ...env, DISPLAY: display }, (line) => {
    lines.push(line);
    if (line.includes('CONSOLE ') || line.startsWith('HOST lost')) onConsole(line);
    hearLeaving(line, onLeave);
  });
  const tell = async (command: string) => {
    const answer = `HOST done ${command.split(' ')[0]}`;
    const before = lines.filter((line) => line === answer).length;
    await appendFile(path.join(profile, 'control'), `${command}\n`);
    await until(
      () => lines.filter((line) => line === answer).length > before,
      `WebKit has not done: ${command}`,
    );
  };
  try {
    const driver = `http://127.0.0.1:${port}`;
    await until(
      () =>
        fetch(`${driver}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'WebKitWebDriver has not started',
    );
    const args = [
      profile,
      `http://127.0.0.1:${proxy}`,
      '390',
      '844',
      older ? '' : ofSafari,
      String(pageCache),
    ];
    const send = await openWebDriver(driver, {
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: host, args },
    });
    const tellOffline = (now: boolean) => tell(now ? 'offline' : 'online');
    if (offline) await tellOffline(true);
    return {
      send,
      tellOffline,
      screenshot: (file) => tell(`picture ${file}`),
      printed: () => until(() => lines.includes('HOST printed'), 'Nothing was printed'),
      kill: group.kill,
    };
  } catch (error) {
    await group.kill();
    throw new Error(`WebKit has not started:\n${lines.slice(-15).join('\n')}`, { cause: error });
  }
};
