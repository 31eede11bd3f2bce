// One of the first two administrators of an installation: ADMIN_EMAIL and ADMIN_PASSWORD, or ADMIN_PASSWORD_FILE, in the environment,
// never in the arguments, which every process of the machine can read.
import { validateEmail, validateNewPassword } from '@repo/domain/validation';
import { compose } from '../compose.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog, exitOnUncaught } from '../log.ts';
import { type AdministratorCreation, createAdministrator } from '../modules/identity/create-administrator.ts';
import { identityTexts } from '../modules/identity/identity.texts.ts';
import { isWeakPassword } from '../modules/identity/weak-password.ts';
import { readSecret } from '../secret.ts';
import { withSecretFiles } from '../secret-files.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const env = withSecretFiles(process.env);
const email = env['ADMIN_EMAIL'] ?? '';
const password = env['ADMIN_PASSWORD'] ?? '';
const weakness = { field: 'password', message: identityTexts.weakPassword };
const refusal =
  validateEmail({ email }).first ??
  validateNewPassword({ password }).first ??
  ((await isWeakPassword(password, [email])) ? weakness : null);
if (refusal !== null) {
  const name = refusal.field === 'email' ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD';
  process.stderr.write(`${name}: ${refusal.message}\n`);
  process.exit(1);
}

const settings = readSettings(process.env);
const database = await openDatabase(settings, { holder: 'create-admin', whenOwned: 'share' });
try {
  const log = createLog({ logLevel: 'silent' });
  const { deps } = await compose({ settings, secret: await readSecret(settings), database, log });
  const outcome = await createAdministrator(deps, { email, password });
  const sentences: Record<AdministratorCreation, string> = {
    created: `Administrator ${email} created.`,
    'already-administrator': `${email} is an administrator already; nothing was changed.`,
    'address-taken': `ADMIN_EMAIL: ${email} already has an account, of another role or disabled.`,
    enough: 'Two administrators are active already: this command creates the first two only.',
  };
  process.stdout.write(`${sentences[outcome]}\n`);
  process.exitCode = outcome === 'created' || outcome === 'already-administrator' ? 0 : 1;
} finally {
  await database.close();
}
