import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openMarionette } from './marionette';
import { startGroup } from './processGroup';
import { hearLeaving, type StartedBrowser, type StartOptions } from './startedBrowser';
import { until } from './until';

const program = process.env['HOLESHOT_FIREFOX'] ?? '/usr/bin/firefox-esr';

type Preferences = Record<string, string | number | boolean>;

const preferencesFor = (profile: string, proxy: number): Preferences => ({
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxy,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxy,
  'network.proxy.allow_hijacking_localhost': true,
  'network.disable-localhost-when-offline': true,
  'network.manage-offline-status': false,
  'intl.accept_languages': 'en-US',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'browser.download.folderList': 2,
  'browser.download.dir': path.join(profile, 'downloads'),
  'browser.download.alwaysOpenPanel': false,
  'devtools.console.stdout.content': true,
  // Firefox's own services find no network, and would say so as pages do.
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  'messaging-system.log': 'off',
  'app.normandy.enabled': false,
  'browser.dom.window.dump.enabled': true,
  'print.always_print_silent': true,
  print_printer: 'Mozilla Save to PDF',
  'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
  'print.printer_Mozilla_Save_to_PDF.print_to_filename': path.join(profile, 'printed.pdf'),
});

/** Prints each error and warning of a page's code, and each refusal of its policy, as a line. */
const listenToErrors = `
  Services.console.registerListener({
    observe(message) {
      if (!(message instanceof Ci.nsIScriptError) || !/^https?:/.test(message.sourceName)) return;
      dump('CONSOLE ' + JSON.stringify([message.category, message.errorMessage, message.sourceName]) + '\\n');
    },
  });`;

/** Prints when a tab begins to leave its page, and when it has the next one. */
const listenToLeaving = `
  const { STATE_START, STATE_STOP, STATE_IS_NETWORK, STATE_IS_DOCUMENT } = Ci.nsIWebProgressListener;
  Services.wm.getMostRecentWindow('navigator:browser').gBrowser.addTabsProgressListener({
    onStateChange(browser, progress, request, state) {
      if (!progress.isTopLevel || !(state & (STATE_IS_NETWORK | STATE_IS_DOCUMENT))) return;
      if (state & STATE_START) dump('HOST leaves\\n');
      if (state & STATE_STOP) dump('HOST arrives\\n');
    },
  });`;

/** Starts Firefox without a window, 1280 px wide. */
export const startFirefox = async ({
  profile,
  proxy,
  offline,
  onConsole,
  onLeave,
}: StartOptions): Promise<StartedBrowser> => {
  const portFile = path.join(profile, 'MarionetteActivePort');
  await rm(portFile, { force: true });
  const preferences = Object.entries(preferencesFor(profile, proxy)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), preferences);
  const lines: string[] = [];
  const group = startGroup(
    program,
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { TZ: 'America/Chicago', LANG: 'en_US.UTF-8', MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
    (line) => {
      lines.push(line);
      if (/^(CONSOLE|console\.(error|warn)(ing)?:) /.test(line)) onConsole(line);
      hearLeaving(line, onLeave);
    },
  );
  try {
    await until(() => existsSync(portFile), 'Firefox has not started', 30_000);
    await until(async () => (await readFile(portFile, 'utf8')) !== '', 'Firefox names no port');
    const { send, runPrivileged } = await openMarionette(Number(await readFile(portFile, 'utf8')));
    const tellOffline = async (now: boolean) => {
      await runPrivileged(`Services.io.offline = ${now};`);
    };
    await runPrivileged(listenToErrors);
    await runPrivileged(listenToLeaving);
    if (offline) await tellOffline(true);
    return {
      send,
      tellOffline,
      screenshot: async (file) => {
        const picture = (await send('screenshot', { full: false })) as string;
        await writeFile(file, Buffer.from(picture, 'base64'));
      },
      printed: () => until(() => existsSync(path.join(profile, 'printed.pdf')), 'Nothing was printed'),
      kill: group.kill,
    };
  } catch (error) {
    await group.kill();
    throw new Error(`Firefox has not started:\n${lines.slice(-15).join('\n')}`, { cause: error });
  }
};
