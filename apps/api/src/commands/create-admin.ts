// The first administrator of an installation: ADMIN_EMAIL and ADMIN_PASSWORD in the environment, never in the arguments,
// which every process of the machine can read.
import { validateEmail, validateNewPassword } from '@repo/domain/validation';
import { compose } from '../compose.ts';
import { createLog } from '../log.ts';
import { createAdministrator } from '../modules/identity/create-administrator.ts';
import { identityTexts } from '../modules/identity/identity.texts.ts';
import { isWeakPassword } from '../modules/identity/weak-password.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-server.ts';

const email = process.env['ADMIN_EMAIL'] ?? '';
const password = process.env['ADMIN_PASSWORD'] ?? '';
const weakness = { field: 'password', message: identityTexts.weakPassword };
const refusal =
  validateEmail({ email }).first ??
  validateNewPassword({ password }).first ??
  (isWeakPassword(password, [email]) ? weakness : null);
if (refusal !== null) {
  const name = refusal.field === 'email' ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD';
  process.stderr.write(`${name}: ${refusal.message}\n`);
  process.exit(1);
}

const settings = readSettings(process.env);
const database = await openDatabase(settings);
try {
  const log = createLog({ logLevel: 'silent' });
  const { deps } = await compose({ settings, secret: await readSecret(settings), db: database.db, log });
  const isCreated = await createAdministrator(deps, { email, password });
  const outcome = isCreated
    ? `Administrator ${email} created.`
    : `ADMIN_EMAIL: ${email} already has an account.`;
  process.stdout.write(`${outcome}\n`);
  process.exitCode = isCreated ? 0 : 1;
} finally {
  await database.close();
}
