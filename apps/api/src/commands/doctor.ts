// Checks an installation: one line for each finding, and exit status 1 when there is one.
//   --head=<seq>:<hash>   from a log line stored elsewhere: proves that the end of the audit trail was not cut off
//   --files=sample|all    which stored files are opened and hashed: the newest and oldest hundred, or every one
import { parseArgs } from 'node:util';
import { compose } from '../compose.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog, exitOnUncaught } from '../log.ts';
import { examine } from '../modules/audit/examine.ts';
import type { ChainHead } from '../modules/audit/verify-audit-chain.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();

function readHead(written: string | undefined): ChainHead | undefined {
  if (written === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(written) ?? [];
  if (seq === undefined || hash === undefined) {
    process.stderr.write('--head is <number>:<64 hexadecimal digits>, as the log line has it.\n');
    process.exit(2);
  }
  return { seq: Number.parseInt(seq, 10), hash };
}

const { values } = parseArgs({
  options: { head: { type: 'string' }, files: { type: 'string', default: 'sample' } },
});
const scope = (['sample', 'all'] as const).find((name) => name === values.files);
if (scope === undefined) {
  process.stderr.write('--files is sample or all.\n');
  process.exit(2);
}
const options = { noted: readHead(values.head), files: scope };
const settings = readSettings(process.env);
const database = await openDatabase(settings, { holder: 'doctor', whenOwned: 'share' });
try {
  const log = createLog({ logLevel: 'silent' });
  const { deps } = await compose({ settings, secret: await readSecret(settings), database, log });
  const { head, findings } = await examine(deps, options);
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  const verdict = findings.length === 0 ? 'Nothing to report.' : `${findings.length} to look at.`;
  process.stdout.write(`${verdict} Head of the audit trail: ${head.seq}:${head.hash}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
