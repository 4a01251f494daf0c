import { endTree } from './processTree.mjs';

// Ends a program of the stack whose starter was killed: then its input ends.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
const pid = Number(process.argv[2]);
process.stdin.resume().on('end', () => {
  endTree(pid, 20_000).finally(() => process.exit());
});
