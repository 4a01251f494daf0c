import { commands, type Send } from './protocol';

const send = async (url: string, method: string, body: object = {}): Promise<unknown> => {
  const response = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
};

/** Opens a session with a driver that speaks W3C WebDriver over HTTP. */
export const openWebDriver = async (driver: string, capabilities: object): Promise<Send> => {
  const started = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = started as { sessionId: string };
  return (command, parameters = {}) => {
    const [method, path] = commands[command];
    const at = path.replace('{id}', String(parameters['id']));
    return send(`${driver}/session/${sessionId}/${at}`, method, parameters);
  };
};
