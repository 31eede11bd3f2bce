#!/usr/bin/env node
// Runs a command with TEST_DATABASE_URL naming a throw-away server: `with-postgres vitest run`. Ends as it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './index.ts';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('usage: with-postgres <command> [argument…]');
  process.exit(2);
}
const server = await startPostgres();
const child = spawn(program, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
await server.stop();
process.exit(typeof code === 'number' ? code : 1);
