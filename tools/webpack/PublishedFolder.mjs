import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentVersion } from '../publish/versions.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Reads from a federation manifest which versions a remote takes from the shell: ranges by module. */
const usesIn = async (manifest) => {
  const { shared } = JSON.parse(await readFile(manifest, 'utf8'));
  return Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]).sort());
};

/** Names the chunks of pages and widgets. */
const partsOf = ({ pages, widgets }) => [
  ...Object.keys(pages),
  ...Object.keys(widgets).map((widget) => `widget-${widget}`),
];

/** Lists the files that each page and widget starts with: those of the exposed module and its own. */
const startsIn = ({ namedChunkGroups }, offer, folder) => {
  const filesOf = (name) => namedChunkGroups.get(name)?.getFiles() ?? [];
  const first = ['remoteEntry.js', ...filesOf('__federation_expose_remote')];
  return Object.fromEntries(
    partsOf(offer).map((part) => [part, [...first, ...filesOf(part)].map((file) => `${folder}/${file}`)]),
  );
};

/** Tells whether the app loads a file; it loads no maps and reports. */
const isServed = (file) => /\.(js|json|css|woff2|svg|png|webp)$/.test(file) && file !== 'mf-stats.json';

/**
 * Moves the output of a production build into a folder named by the hash of its content, and writes the pointer beside
 * it. Refuses a build with its own copy of what the shell provides, or with a page or widget whose chunk is not named
 * after it.
 */
export class PublishedFolder {
  /** @param {{ dist: string, offer: object, version: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PublishedFolder', (compilation) => {
      compilation.hooks.afterChunks.tap('PublishedFolder', (chunks) => {
        const modules = new Set(
          [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
        );
        for (const { resource } of modules) {
          const copied = /node_modules\/(react|react-dom|scheduler|@emotion\/[^/]+|@mui\/[^/]+)\/(.*)/.exec(
            resource ?? '',
          );
          if (copied) {
            compilation.errors.push(
              new Error(
                `${copied[1]}/${copied[2]} would be bundled a second time. Import it by a key listed in ` +
                  `shared-core/src/platform/providedModules.ts, or add the key there.`,
              ),
            );
          }
        }
        for (const part of partsOf(this.options.offer)) {
          if (!compilation.namedChunkGroups.has(part)) {
            compilation.errors.push(
              new Error(
                `No chunk is named ${part}, so the app could not fetch it ahead. ` +
                  `Write import(/* webpackChunkName: "${part}" */ …) in its row in src/remote.ts.`,
              ),
            );
          }
        }
      });
    });
    compiler.hooks.done.tapPromise('PublishedFolder', async (stats) => {
      if (stats.hasErrors()) return;
      await this.publish(compiler.outputPath, stats.compilation);
    });
  }

  async publish(output, compilation) {
    const { dist, offer, version } = this.options;
    const names = (await readdir(output, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
      .filter(isServed)
      .sort();
    const files = await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(path.join(output, name));
        return { name, sha256: sha256(bytes), bytes: bytes.length };
      }),
    );
    const folder = sha256(files.map((file) => `${file.name} ${file.sha256}`).join('\n')).slice(0, 16);
    const target = path.join(dist, folder);
    await rm(target, { recursive: true, force: true });
    await mkdir(dist, { recursive: true });
    await rename(output, target);
    const pointer = {
      name: offer.name,
      version: contentVersion(version, folder),
      contract: offer.contract,
      folder,
      entry: `${folder}/remoteEntry.js`,
      offer,
      uses: await usesIn(path.join(target, 'mf-manifest.json')),
      starts: startsIn(compilation, offer, folder),
      files: files.map(({ name, ...file }) => ({ url: `${folder}/${name}`, ...file })),
    };
    await writeFile(path.join(dist, 'current.json'), `${JSON.stringify(pointer, null, 2)}\n`);
    for (const entry of await readdir(dist)) {
      if (entry !== folder && entry !== 'current.json') await rm(path.join(dist, entry), { recursive: true });
    }
  }
}
