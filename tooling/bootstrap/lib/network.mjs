/** The npm registry: which certificates are trusted, and whether it can be reached at all. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BootstrapError } from './report.mjs';

/** Where Linux distributions and macOS keep the certificates that the machine trusts. */
const certificateFiles = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
];
const timeoutMs = 10_000;

/**
 * Variables that make Node, npm and pnpm trust the certificates of the machine: the system store for Node 24, one file
 * for the older Node that may run npm. What is already set stays.
 */
export function trustMachineCertificates(env, exists = existsSync) {
  const file = env.NODE_EXTRA_CA_CERTS ?? certificateFiles.find((path) => exists(path));
  return {
    NODE_USE_SYSTEM_CA: env.NODE_USE_SYSTEM_CA ?? '1',
    ...(file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file }),
  };
}

/**
 * Pings the configured registry with npm, which knows its settings, its proxy and its certificates. Throws
 * `BootstrapError` that names the cause and the remedy. A registry that refuses the ping itself can be reached.
 * @returns the registry's address
 */
export async function requireRegistry(env, limitMs = timeoutMs) {
  // npm's warnings, of a setting it does not know, may come after what it prints.
  const quiet = '--loglevel=error';
  const { output: registry } = await runNpm(['config', 'get', 'registry', quiet], env, limitMs);
  const address = registry.trim().split('\n').at(-1);
  const { output, isLate } = await runNpm(['ping', '--fetch-retries=0', quiet], env, limitMs);
  const problem = isLate
    ? `did not respond within ${limitMs / 1000} s: check the network and the proxy (HTTPS_PROXY), then run the same command again.`
    : explainFailure(/^npm (?:error|ERR!) code (\S+)$/m.exec(output)?.[1]);
  if (problem !== null) throw new BootstrapError(`The npm registry ${address} ${problem}`);
  return address;
}

/** The cause and the remedy for an error code of npm; null when the registry could be reached. */
export function explainFailure(code) {
  if (code === undefined) return null;
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/.test(code)) {
    return `presents a certificate that this machine does not trust (${code}): the network probably replaces certificates. Add its authority to the system store, or set NODE_EXTRA_CA_CERTS to its PEM file.`;
  }
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return `has a name that cannot be resolved (${code}): check the network and its DNS, or choose a mirror with "npm config set registry <address>".`;
  }
  if (
    /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/.test(code)
  ) {
    return `cannot be reached (${code}): check the network, the proxy (HTTPS_PROXY), or choose a mirror with "npm config set registry <address>".`;
  }
  if (/^E5\d\d$/.test(code)) return `responded ${code.slice(1)}: it is out of order; try again later.`;
  return null;
}

function runNpm(args, env, limitMs) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limitMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', () => reject(new BootstrapError('npm was not found: install Node.js with npm.')));
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ output: Buffer.concat(output).toString(), isLate });
    });
  });
}
