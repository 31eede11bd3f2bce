import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endProcesses } from './end-processes.ts';

it('ends the other processes where one has ended by itself', async () => {
  const ended = spawn('true');
  await once(ended, 'exit');
  const running = spawn('sleep', ['60']);
  await once(running, 'spawn');
  const exit = once(running, 'exit');
  endProcesses([null, ended.pid ?? null, running.pid ?? null], 'SIGQUIT');
  expect(await exit).toEqual([null, 'SIGQUIT']);
});
