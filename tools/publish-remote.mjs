import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bringPlace,
  deployCommand,
  refuseRemoteSite,
  remoteSiteConfig,
  shellSiteConfig,
} from './publish/hostingSite.mjs';
import { publishFolder } from './publish/publishFolder.mjs';
import { markBad, rollBack, wayBack } from './publish/rollBack.mjs';
import { activateShell, makeShellVersion } from './publish/shellVersion.mjs';
import { leftBehind, unservedBy } from './publish/unserved.mjs';
import { currentOf, listVersions, versionIn } from './publish/versions.mjs';
import { readArguments } from './readArguments.mjs';
import { run } from './stages/run.mjs';
import { remoteFolders } from './env/remoteFolders.mjs';
import { readBuildEnv } from './env/readBuildEnv.mjs';
import { readRemotePlaces } from './env/readRemotePlaces.mjs';
import { readServed } from './webpack/readServed.mjs';

const { values, positionals } = readArguments({
  command: 'npm run publish-remote -w mf-x',
  about: 'Tests, builds and publishes one remote, or the shell.',
  options: {
    to: { takes: 'TARGET', about: 'A served folder, or hosting:SITE, a Firebase Hosting site of its own.' },
    dist: {
      takes: 'FOLDER',
      about: 'Publishes the build in this folder, such as mf-x/dist; tests and builds nothing.',
    },
    share: { takes: 'PERCENT', about: 'Gives it to that share of the devices; the others stay behind.' },
    rollback: {
      about: 'Points back to VERSION, or the last good one, for every device; marks those after it bad.',
    },
    bad: { takes: 'VERSION', about: 'Marks one that devices put back: no way leads to it any more.' },
    list: { about: 'Prints the published versions.' },
    anyway: { about: 'Publishes or rolls back what does not go together with what is published.' },
  },
  operands: ['[VERSION]'],
});
const [version] = positionals;
const end = (sentence) => {
  console.error(sentence);
  process.exit(2);
};
if (values.to === undefined)
  end('Say where to: npm run publish-remote -w mf-x -- --to TARGET (a folder, or hosting:SITE)');
if (version !== undefined && !values.rollback)
  end(`"${version}" is one word too many: a version follows --rollback.`);
const share = values.share === undefined ? undefined : Number(values.share);
if (share !== undefined && !(share > 0 && share < 100))
  end(`--share is a percentage between 0 and 100; it is ${values.share}.`);

const dir = process.cwd();
const name = path.basename(dir);
const isShell = name === 'shell';
const from = process.env.INIT_CWD ?? dir;
const hosting = /^hosting:(.+)$/.exec(values.to)?.[1];
if (isShell && share !== undefined) end('The shell goes to everybody: --share is for remotes.');

const { HOLESHOT_FIREBASE_PROJECT: project = '' } = readBuildEnv();
if (hosting !== undefined && !values.list && project === '')
  end(`Name the Firebase project of ${hosting} in .env: HOLESHOT_FIREBASE_PROJECT.`);

const besideApp = remoteFolders.filter((each) => !(each in readRemotePlaces()));
if (isShell && hosting !== undefined && !values.list && besideApp.length > 0)
  end(
    `A release to Firebase Hosting replaces the whole site, and ${besideApp.join(', ')} would be gone with it: name the site of each in .env, or release all at once: npm run build, then npx firebase deploy --only hosting --project ${project} --config dist/hosting.json`,
  );

const work = await mkdtemp(path.join(tmpdir(), 'holeshot-publish-'));
const site = hosting === undefined ? path.resolve(from, values.to) : path.join(work, 'public');
const place = path.join(site, ...(isShell ? ['shell'] : hosting === undefined ? ['remotes', name] : []));
const activate = isShell ? activateShell(site) : undefined;

/** Runs programs side by side; throws where one fails. */
const runAll = async (...commands) => {
  const codes = await Promise.all(commands.map((command) => run(command, { cwd: dir })));
  const broken = commands.filter((_, index) => codes[index] !== 0).map((command) => command.join(' '));
  if (broken.length > 0) throw new Error(`Nothing was published: ${broken.join(' and ')} failed.`);
};

const build = async () => {
  if (values.dist !== undefined) return path.resolve(from, values.dist);
  await runAll(['npm', 'test', '--silent'], ['npx', 'webpack']);
  if (!isShell) return path.join(dir, 'dist');
  const dist = path.join(work, 'shell');
  await makeShellVersion({ built: path.join(dir, 'dist'), dist, served: await readServed() });
  return dist;
};

const release = async () => {
  if (hosting === undefined) return;
  const config = path.join(work, 'firebase.json');
  const own = isShell ? await shellSiteConfig('public') : remoteSiteConfig('public');
  await writeFile(config, JSON.stringify({ hosting: { ...own, site: hosting } }));
  await runAll(deployCommand({ site: hosting, project, config }));
};

/** Warns where a build composed this site; it left its settings for Firebase beside it. */
const warnOfNextBuild = () => {
  if (existsSync(`${site}.json`))
    console.log(
      `The next build makes ${site} anew from the sources, without this. Publish into a copy of it to keep it.`,
    );
};

try {
  await mkdir(site, { recursive: true });
  if (hosting !== undefined) {
    if (isShell) await refuseRemoteSite(`https://${hosting}.web.app/`);
    await bringPlace(`https://${hosting}.web.app/${isShell ? 'shell/' : ''}`, place);
    // The root of the shell's site holds the files of every version that an open tab may run.
    for (const { folder } of (await listVersions(place)).reverse())
      await activate?.(await versionIn(place, folder));
  }
  if (values.list) {
    for (const { folder, version, published, isCurrent, isBad } of await listVersions(place))
      console.log(`${isCurrent ? '*' : ' '} ${folder}  ${version}  ${published}${isBad ? '  bad' : ''}`);
  } else if (values.bad !== undefined) {
    await markBad(place, values.bad);
    await release();
    console.log(`No way leads back to ${values.bad} any more.`);
  } else if (values.rollback) {
    const before = await wayBack(place, version);
    if (!values.anyway) {
      const lost = isShell
        ? await leftBehind(before, site)
        : await unservedBy(before, await currentOf(path.join(site, 'shell')));
      if (lost.length > 0)
        throw new Error(
          `Nothing was changed: with ${before.folder} racers would lose what is published: ${lost.join('; ')}.`,
        );
    }
    const folder = await rollBack({ to: place, version, activate });
    await release();
    console.log(`${name} is back at ${folder}: an open page finds it within a minute.`);
    warnOfNextBuild();
  } else {
    const dist = await build();
    const behind = isShell && !values.anyway ? await leftBehind(await currentOf(dist), site) : [];
    if (behind.length > 0)
      throw new Error(
        `Nothing was published: with this shell racers would lose what is published: ${behind.join('; ')}.`,
      );
    const folder = await publishFolder({ dist, to: place, share, activate });
    await release();
    console.log(`${name} is published as ${folder}: an open page finds it within a minute.`);
    warnOfNextBuild();
    const ahead = isShell
      ? []
      : await unservedBy(await currentOf(place), await currentOf(path.join(site, 'shell')));
    if (ahead.length > 0)
      console.log(
        `The published app does not serve ${ahead.join(', ')} yet: racers keep the version before until it does.`,
      );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await rm(work, { recursive: true, force: true });
}
