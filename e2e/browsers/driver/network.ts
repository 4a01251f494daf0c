import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** The way of a browser to all servers, which a test can cut. */
export interface Network {
  port: number;
  /** Cuts all connections and takes none, or takes them again. */
  setOffline: (offline: boolean) => void;
  /** Answers requests to these addresses with a status of its own; undefined takes that back. */
  answer: (url: RegExp, status: number | undefined) => void;
}

/** Certificate that the proxy shows for this machine. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/**
 * Opens a proxy that a browser asks for everything.
 * @param certificate lets it ask this machine over HTTPS, in which the servers of the stack answer then
 */
export const openNetwork = async (
  certificate?: Certificate,
): Promise<Network & { close: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const faults = new Map<string, { url: RegExp; status: number }>();
  let offline = false;
  const server = createServer((asked, response: ServerResponse) => {
    const isSecure = asked.socket instanceof TLSSocket;
    const address = `${isSecure ? `http://${asked.headers.host}` : ''}${asked.url}`;
    const fault = [...faults.values()].find(({ url }) => url.test(address));
    if (fault !== undefined) {
      asked.resume();
      response
        .writeHead(fault.status, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
        .end('gone');
      return;
    }
    const { 'proxy-connection': _, ...headers } = asked.headers;
    // A connection that is kept may be one that the server just ended; the request would fail.
    const onward = request(address, { method: asked.method ?? 'GET', headers, agent: false }, (answer) => {
      // A local build names its emulators by HTTP.
      if (isSecure) response.appendHeader('content-security-policy', 'upgrade-insecure-requests');
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined) response.appendHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    if (offline) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Nothing outside the stack is asked for.
  server.on('connect', ({ url }, socket) => {
    if (certificate === undefined || !url?.startsWith('127.0.0.1:')) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', new TLSSocket(socket, { isServer: true, ...certificate }));
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setOffline: (now) => {
      offline = now;
      if (now) cut();
    },
    answer: (url, status) => {
      if (status === undefined) faults.delete(url.source);
      else faults.set(url.source, { url, status });
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
