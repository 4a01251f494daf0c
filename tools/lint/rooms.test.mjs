/* global describe, expect, test */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rooms } from './rooms.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const mostFiles = 25;

const isCode = (file) => /\.tsx?$/.test(file);
const isTest = (file) => /\.test\.|(^|\/)testing\//.test(file);

/** Files below a folder of the repository, tests apart. */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).filter((file) => isCode(file) && !isTest(file));

/** The room that a file is in; `.` for a file beside the rooms. */
const roomOf = (file) => path.dirname(file);

const imported = /(?:from|import)\s*\(?\s*(?:\/\*[^]*?\*\/\s*)?'(\.[^']*)'/g;

/** Which rooms a file imports, in any way. */
const importedRooms = (folder, file) =>
  [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(imported)]
    .filter(([, name]) => !name.endsWith('.json'))
    .map(([, name]) => roomOf(path.join(path.dirname(file), name)))
    .filter((room) => !room.startsWith('..'));

const drawn = (folder) =>
  Object.entries(rooms[folder]).flatMap(([room, below]) => below.map((each) => `${room} -> ${each}`));

describe.each(Object.keys(rooms))('the rooms of %s', (folder) => {
  const names = Object.keys(rooms[folder]);
  const files = filesIn(folder);

  test('import rooms that are drawn below them alone, so that there is no circle', () => {
    const up = Object.entries(rooms[folder]).flatMap(([room, below]) =>
      below
        .filter((each) => !(names.indexOf(each) > names.indexOf(room)))
        .map((each) => `${room} -> ${each}`),
    );
    expect(up).toEqual([]);
  });

  test('are its folders, all of them', () => {
    const folders = new Set(files.map(roomOf).filter((room) => room !== '.'));
    expect([...folders].sort()).toEqual([...names].sort());
  });

  test('use the arrows of the drawing: each, and no other', () => {
    const used = new Set(
      files
        .filter((file) => roomOf(file) !== '.')
        .flatMap((file) =>
          importedRooms(folder, file)
            .filter((to) => to !== roomOf(file))
            .map((to) => `${roomOf(file)} -> ${to}`),
        ),
    );
    expect([...used].sort()).toEqual(drawn(folder).sort());
  });

  test('hold a number of files that a reader takes in', () => {
    const full = names.filter((room) => files.filter((file) => roomOf(file) === room).length > mostFiles);
    expect(full).toEqual([]);
  });
});

test('beside the rooms of the shell there is the entry alone', () => {
  expect(filesIn('shell/src').filter((file) => roomOf(file) === '.')).toEqual(['main.tsx']);
});
