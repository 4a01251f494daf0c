import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const firstOfJanuary1980 = 0x0021;

/** Breaks a manifest line at 72 bytes, as the format demands; the next line begins with a space. */
const manifestLine = (line) => {
  const lines = [line.slice(0, 72)];
  for (let rest = line.slice(72); rest !== ''; rest = rest.slice(71)) lines.push(` ${rest.slice(0, 71)}`);
  return lines.join('\r\n');
};

/** Makes a zip of one uncompressed file, which is a jar that holds only a manifest. */
const zipOfOne = (name, text) => {
  const fileName = Buffer.from(name);
  const content = Buffer.from(text);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(firstOfJanuary1980, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, fileName, content]);
  const madeBy = Buffer.from([20, 0]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    madeBy,
    shared,
    Buffer.alloc(14),
    fileName,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

/**
 * Writes a jar that `java -jar` can start and that points at the Cloud SDK's Firestore emulator, whose own manifest names
 * no main class.
 */
export const writeShimJar = async (shimPath, emulatorJar) => {
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    manifestLine(`Class-Path: ${pathToFileURL(emulatorJar).href}`),
    '',
  ].join('\r\n');
  await writeFile(shimPath, zipOfOne('META-INF/MANIFEST.MF', manifest));
};
