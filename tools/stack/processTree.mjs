import { execFileSync } from 'node:child_process';

/** Tells whether a process runs; one that has ended and waits for its parent does not. */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
};

/** Lists a process and all that it started, in any group: the Firestore emulator leads one of its own. */
const processTree = (pid) => {
  const children = new Map();
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const tree = [pid];
  for (const found of tree) tree.push(...(children.get(found) ?? []));
  return tree;
};

/** Sends a signal to a process, unless it has ended. */
export const send = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended by itself.
  }
};

const gone = async (pids, patience) => {
  const end = Date.now() + patience;
  while (pids.some(isAlive)) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
};

/** Ends all that this process started, and leaves the process itself. */
export const endDescendants = async () => {
  const [, ...started] = processTree(process.pid);
  for (const pid of started) send(pid, 'SIGTERM');
  await gone(started, 5_000);
  for (const pid of started) if (isAlive(pid)) send(pid, 'SIGKILL');
};

/**
 * Interrupts a program and lets it finish its work, then kills what is left of all it started. Throws where something
 * survives.
 * @param patience milliseconds
 */
export const endTree = async (pid, patience) => {
  if (!isAlive(pid)) return;
  const tree = processTree(pid);
  send(pid, 'SIGINT');
  await gone([pid], patience);
  const left = [...new Set([...tree, ...processTree(pid)])];
  await gone(left, 2_000);
  for (const one of left) if (isAlive(one)) send(one, 'SIGKILL');
  if (!(await gone(left, 5_000))) throw new Error(`Process ${pid} and what it started do not end.`);
};
