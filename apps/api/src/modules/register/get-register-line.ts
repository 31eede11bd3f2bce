import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { listAttestations, listDiscrepancies, listEntries } from './entries.repository.ts';
import {
  accountsOf,
  addressOf,
  proposedDays,
  toDiscrepancy,
  toRegisterEntry,
  toRegisterLine,
} from './register.mapper.ts';
import { findRegisterView } from './register.repository.ts';
import { registerTexts as texts } from './register.texts.ts';

type Record = components['schemas']['RegisterLineRecord'];

/** One line with its holder; each opening is on the trail of the contract. */
export async function getRegisterLine(deps: Deps, actor: Actor, id: string): Promise<Record> {
  const view = await findRegisterView(deps.db, id);
  if (view === null) throw new AppError(httpErrors.notFound);
  await recordAudit(deps, {
    by: actor,
    action: 'register.holder_opened',
    object: { type: 'contract', id: view.line.contractId },
  });
  return readRegisterLine(deps, id);
}

/** The same, for the person who has just changed it. */
export async function readRegisterLine(deps: Deps, id: string): Promise<Record> {
  const view = await findRegisterView(deps.db, id);
  if (view === null) throw new AppError(httpErrors.notFound);
  const { line, strategyTitle: strategy, contract, holder } = view;
  const key = { strategyId: line.strategyId, movement: line.movement ?? 0 };
  const [entries, discrepancies, attestations] = await Promise.all([
    listEntries(deps.db, key),
    listDiscrepancies(deps.db, key),
    listAttestations(deps.db, key),
  ]);
  return {
    line: toRegisterLine(view),
    ...proposedDays(line, parisDay(deps.clock.now())),
    address: holder === null ? '' : addressOf(holder),
    ...accountsOf(line.units ?? line.amount, { strategy, poNumber: contract?.poNumber ?? texts.erased }),
    entries: entries.map((entry) => toRegisterEntry(entry, strategy)),
    discrepancies: discrepancies.map(toDiscrepancy),
    attestations: attestations.map(({ attestation, name, scan }) => ({
      id: attestation.id,
      name,
      url: signFileUrl(deps, attestation.fileId),
      sha256: attestation.sha256,
      attached_at: attestation.attachedAt.toISOString(),
      scan,
    })),
  };
}
