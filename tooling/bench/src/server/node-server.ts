/** Runs one of our programs as a process of its own, so that what is measured shares nothing with the load. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

const startTimeoutMs = 60_000;

export interface NodeServer {
  readonly url: string;
  /** Processor time the process has used so far; null where the system does not say (elsewhere than Linux). */
  cpuMs(): Promise<number | null>;
  /** Memory the process holds, in megabytes; null likewise. */
  memoryMb(): Promise<number | null>;
  stop(): Promise<void>;
}

interface Program {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: Record<string, string>;
  /** Hears what the program writes on its standard output. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/** Runs a program until its end; throws with what it said when it fails. */
export async function runProgram(program: Program): Promise<void> {
  const { child, errors } = start(program);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program.script} failed (${String(code)}): ${errors()}`);
}

/** Starts a server program and waits until `path` answers. */
export async function startServer(
  program: Program,
  { port, path }: { port: number; path: string },
): Promise<NodeServer> {
  const { child, errors } = start(program);
  const stopNow = () => child.kill('SIGKILL');
  process.once('exit', stopNow);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program.script} stopped while starting: ${errors()}`);
    if (Date.now() > deadline) throw new Error(`${program.script} did not answer in time: ${errors()}`);
    const answer = await fetch(url + path).catch(() => null);
    if (answer?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    cpuMs: () => readCpuMs(child.pid ?? 0),
    memoryMb: () => readMemoryMb(child.pid ?? 0),
    async stop() {
      process.removeListener('exit', stopNow);
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Fields 14 and 15 of the kernel's line, in ticks of 10 ms; the name before them may hold spaces. */
async function readCpuMs(pid: number): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function readMemoryMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1000;
}

function start({ script, args = [], env, onOutput }: Program): { child: ChildProcess; errors: () => string } {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], ...env },
    stdio: ['ignore', onOutput === undefined ? 'ignore' : 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { child, errors: () => text.trim() };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port could be found.');
  return address.port;
}
