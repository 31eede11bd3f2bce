import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./hold-cluster.ts', import.meta.url));

/** A process that owns the cluster of this folder, and its notices. Throws what it printed when it ends instead. */
export async function startHolder(
  dataDir: string,
  onNotice: (text: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const isReady = once(child.stdout, 'data');
  const hasEnded = once(child, 'exit').then(() => 'ended' as const);
  if ((await Promise.race([isReady, hasEnded])) === 'ended') throw new Error(printed.join(''));
  child.stdout.on('data', (chunk: Buffer) => onNotice(chunk.toString()));
  return child;
}

export async function killNow(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
