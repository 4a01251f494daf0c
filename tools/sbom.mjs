import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPackages } from './licences/readPackages.mjs';
import { readArguments } from './readArguments.mjs';

const { values } = readArguments({
  command: 'npm run sbom',
  about:
    'Lists every package that the app or the functions may contain, with version, licence and hash (CycloneDX).',
  options: { to: { takes: 'FILE', default: 'dist/sbom.json', about: 'Writes the list there.' } },
});

const hashes = (integrity) => {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return content === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
};

const shipped = (await readPackages()).filter(({ isShipped }) => isShipped);
const list = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: shipped.map(({ name, version, licence, integrity }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: licence.replace(/^\((.*)\)$/, '$1') }],
    hashes: hashes(integrity),
  })),
};
await mkdir(path.dirname(path.resolve(values.to)), { recursive: true });
await writeFile(values.to, `${JSON.stringify(list, null, 2)}\n`);

const licences = [...new Set(shipped.map(({ licence }) => licence))].sort();
for (const licence of licences)
  console.log(`${String(shipped.filter((each) => each.licence === licence).length).padStart(5)}  ${licence}`);
console.log(`${shipped.length} packages are listed in ${values.to}`);
