import type { StoredLogBook } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ImportDialog } from './ImportDialog';

/** Creates a platform with a car, a track and a season of passes. */
export const seeded = (seed: MemorySeed = {}): MemoryPlatform =>
  createMemoryPlatform({ vehicles: [nova], locations: [greatLakes], entries: novaPasses, ...seed });

/** Returns everything stored on a platform. */
export const storedOn = async (platform: MemoryPlatform): Promise<StoredLogBook> => {
  // Lets the page finish its work too.
  const stored = await act(() => platform.exchange.stored({ pictures: true }));
  if (!stored.ok) throw new Error(stored.failure.message);
  return stored.value;
};

/** Opens the dialog, with a shared file if given. */
export const openImport = (platform: MemoryPlatform, shared?: File) => {
  const close = jest.fn();
  return {
    close,
    ...render(<ImportDialog ports={platform} input={shared ? { shared } : {}} close={close} />),
  };
};

/** Creates a file with this text. */
export const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'passes.csv'): File => {
  const file = new File([text], name);
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  // jsdom's files lack `arrayBuffer`.
  file.arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
  return file;
};

/** Chooses a file with this text. */
export const chooseFile = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [fileOf(text, name)] } });

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(() => Promise.resolve());
};

/** Creates a foreign table of passes a minute apart. */
export const foreignTable = (count: number): string => {
  const lines = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2025, index % 12, 1 + (index % 28), 10, index % 60));
    const et = (11 + index / 10_000).toFixed(3);
    return `${at.toISOString().slice(0, 16).replace('T', ' ')},${et},118.6,1.562,0.018,pass ${index}`;
  });
  return ['When,1/4 ET,1/4 MPH,60 ft,R/T,Notes', ...lines].join('\n');
};

/** Returns the text of a file given to the browser. */
export const readSaved = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
