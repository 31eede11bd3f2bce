import { createHash } from 'node:crypto';
import { isIsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listNavVersionRows } from '../nav-versions/nav-versions.repository.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { navAttestationErrors } from './nav-attestation.errors.ts';
import { navAttestationTexts as texts } from './nav-attestation.texts.ts';
import { digestOf, writeNavAttestation } from './nav-attestation-pdf.ts';

/** What is published of a strategy on these days; each document that is established is on the trail, with the digest of its values. */
export async function downloadNavAttestation(
  deps: Deps,
  actor: Actor,
  { strategyId, first, last }: { strategyId: string; first: string; last: string },
): Promise<{ bytes: Uint8Array; name: string }> {
  const isPeriod = isIsoDay(first) && isIsoDay(last);
  const strategy = isPeriod ? await findStrategy(deps.db, strategyId) : undefined;
  const navs = strategy === undefined ? [] : await listNavVersionRows(deps.db, { strategyId, first, last });
  const published = navs.filter(({ replaced_at: replacedAt }) => replacedAt === null);
  if (strategy === undefined || published.length === 0) throw new AppError(navAttestationErrors.noNav);
  const digest = digestOf(navs);
  const { firstname, lastname } = actor.account;
  const bytes = await writeNavAttestation({
    brand: deps.settings.brands.yield,
    strategy: { title: strategy.title, reference_currency: strategy.referenceCurrency },
    first,
    last,
    navs,
    digest,
    establishedBy: `${firstname} ${lastname}`,
    establishedAt: deps.clock.now(),
  });
  await recordAudit(deps, {
    by: actor,
    action: 'market_data.attested',
    object: { type: 'strategy', id: strategyId },
    after: {
      firstDay: first,
      lastDay: last,
      values: published.length,
      digest,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  });
  return { bytes, name: texts.fileName(strategy.title, first, last) };
}
