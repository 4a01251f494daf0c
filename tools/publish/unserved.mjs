/**
 * What a remote needs and a published shell does not serve, as `logBooks 2`.
 * @param {{ contract: number, offer: { needs: Record<string, number> } }} remote the remote's pointer
 * @param {{ contract: number, ports: Record<string, number | number[]> } | undefined} shell the shell's, where it is known; one published before
 *   several versions of a port were served names one of each
 */
export const unserved = (remote, shell) => {
  if (shell === undefined) return [];
  const ports = Object.entries(remote.offer.needs).filter(
    ([port, version]) => ![shell.ports[port]].flat().includes(version),
  );
  return [
    ...(remote.contract === shell.contract ? [] : [`contract ${remote.contract}`]),
    ...ports.map(([port, version]) => `${port} ${version}`),
  ];
};
