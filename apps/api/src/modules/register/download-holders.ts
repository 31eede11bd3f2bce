import { createHash } from 'node:crypto';
import { isIsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listHeldAccounts, listLastEntries, type StateDays } from './holders.repository.ts';
import { writeHoldersCsv, writeHoldersPdf } from './holders-document.ts';
import { registerErrors } from './register.errors.ts';
import { registerTexts as texts } from './register.texts.ts';

/** What a PDF holds; a table of more is a file for a spreadsheet. */
const maxOnPaper = 2_000;
const maxLines = 500_000;

/** « État des titulaires »: nothing in it depends on when it is downloaded, but for a day that is not over. */
export async function downloadHolders(
  deps: Deps,
  actor: Actor,
  { format, ...days }: StateDays & { format: 'pdf' | 'csv' },
): Promise<{ bytes: Uint8Array; name: string; mime: string }> {
  const today = parisDay(deps.clock.now());
  if (!isIsoDay(days.on) || days.on > today) refuseField('on', texts.dayToCome);
  if (!isIsoDay(days.knownOn) || days.knownOn > today) refuseField('known_on', texts.dayToCome);
  const limit = format === 'pdf' ? maxOnPaper : maxLines;
  const accounts = await listHeldAccounts(deps.db, days, limit + 1);
  if (accounts.length > limit) throw new AppError(registerErrors.tooManyHolders);
  const state = {
    ...days,
    accounts,
    last: await listLastEntries(deps.db, days),
    isOver: days.knownOn < today,
    brand: deps.settings.brands.yield,
  };
  const bytes = format === 'pdf' ? await writeHoldersPdf(state) : Buffer.from(writeHoldersCsv(state));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await recordAudit(deps, {
    by: actor,
    action: 'register.holders_exported',
    object: { type: 'list', id: 'register' },
    after: { day: days.on, lastDay: days.knownOn, format, rows: accounts.length, sha256 },
  });
  const mime = format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8';
  return { bytes, name: `etat-des-titulaires-${days.on}-inscrit-au-${days.knownOn}.${format}`, mime };
}
