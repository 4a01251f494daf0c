import { once } from 'node:events';
import { connect } from 'node:net';
import { commands, type Send } from './protocol';

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** A Firefox that listens: to WebDriver commands, and to scripts that run with the rights of the browser itself. */
export interface Marionette {
  send: Send;
  runPrivileged: (script: string) => Promise<unknown>;
}

/** Value of an answer, which wraps all but lists into an object. */
const valueOf = (result: unknown): unknown =>
  result !== null && typeof result === 'object' && 'value' in result ? result.value : result;

/** Opens a session with Firefox over its own port: what geckodriver does, without geckodriver. */
export const openMarionette = async (port: number): Promise<Marionette> => {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  const take = ([, id, error, result]: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === null) caller?.resolve(valueOf(result));
    else caller?.reject(new Error(`${error.error}: ${error.message}`));
  };
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object;
      received = received.subarray(end);
      // The first message greets.
      if (Array.isArray(message)) take(message as Answer);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'));
    waiting.clear();
  });
  await once(socket, 'connect');
  let last = 0;
  const call = (name: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await call('WebDriver:NewSession', { strictFileInteractability: false });
  return {
    send: (command, parameters) => call(commands[command][2], parameters),
    runPrivileged: async (script) => {
      await call('Marionette:SetContext', { value: 'chrome' });
      const result = await call('WebDriver:ExecuteScript', { script, args: [] });
      await call('Marionette:SetContext', { value: 'content' });
      return result;
    },
  };
};
