/** Runs one of our programs in its own process, so that the measured one shares nothing with the load generator. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const startTimeoutMs = 180_000;
const stopTimeoutMs = 60_000;
const peakSampleMs = 100;

export interface NodeServer {
  readonly url: string;
  /** Processor time of the process so far; null where the system does not report it (anything but Linux). */
  cpuMs(): Promise<number | null>;
  /** Resident memory of the process, in megabytes; null likewise. */
  memoryMb(): Promise<number | null>;
  /** Null while it runs, and when it was killed. */
  exitCode(): number | null;
  /** Sends SIGTERM, and SIGKILL after 60 s. */
  stop(): Promise<void>;
}

interface Program {
  readonly script: string;
  /** Options of Node itself. */
  readonly nodeArgs?: readonly string[];
  readonly args?: readonly string[];
  readonly env: Record<string, string>;
  /** Called with the program's standard output. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/**
 * Runs a program to its end. Returns the highest resident memory it had, in megabytes, or null where the system does not
 * report it. @throws with its output when it fails.
 */
export async function runProgram(program: Program): Promise<number | null> {
  const { child, errors } = start(program);
  let peakMb: number | null = null;
  // The last reading before the end is the highest of all: the system keeps the peak itself.
  const sample = async () => {
    peakMb = (await readMemoryMb(child.pid ?? 0, 'VmHWM')) ?? peakMb;
  };
  const sampling = setInterval(() => void sample(), peakSampleMs);
  const [code] = await once(child, 'exit');
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${program.script} failed (${String(code)}): ${errors()}`);
  return peakMb;
}

/** Starts a server program and waits until `path` responds. */
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
    if (Date.now() > deadline) throw new Error(`${program.script} did not respond in time: ${errors()}`);
    const response = await fetch(url + path).catch(() => null);
    if (response?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    cpuMs: () => readCpuMs(child.pid ?? 0),
    memoryMb: () => readMemoryMb(child.pid ?? 0, 'VmRSS'),
    exitCode: () => child.exitCode,
    async stop() {
      process.removeListener('exit', stopNow);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timer = setTimeout(stopNow, stopTimeoutMs);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(timer);
    },
  };
}

/** Fields 14 and 15 of /proc/PID/stat, in ticks of 10 ms; the process name before them may contain spaces. */
async function readCpuMs(pid: number): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory now, or at its highest. */
async function readMemoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1000;
}

function start({ script, nodeArgs = [], args = [], env, onOutput }: Program): {
  child: ChildProcess;
  errors: () => string;
} {
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
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
