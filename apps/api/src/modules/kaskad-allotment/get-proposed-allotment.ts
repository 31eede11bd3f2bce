import type { components } from '@repo/api-sdk/spec';
import { allot } from '@repo/domain/kaskad';
import { decimal, toText, ZERO } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { payloadSchema } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { dueOf } from '../kaskad-rounds/due-of.ts';
import { findRoundView } from '../kaskad-rounds/rounds.repository.ts';
import { allotmentErrors } from './allotment.errors.ts';
import { fingerprintOfDemands, listFirmInvestments, readOwners, readTerms } from './demands.repository.ts';
import { publicationInput } from './publish-allotment.ts';
import { readAllotment } from './read-rule.ts';

type Proposed = components['schemas']['ProposedAllotment'];

interface ProposedPage {
  roundId: string;
  page: number;
  pageSize: number;
}

/** A page of what the publication that awaits a second person gives to each investor; writes nothing. */
export async function getProposedAllotment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { roundId, page, pageSize }: ProposedPage,
): Promise<Proposed> {
  const found = await findRoundView(db, roundId);
  if (found === undefined) throw new AppError(allotmentErrors.notFound);
  const { round } = found;
  const pending = await findPendingOfKind(db, { kind: 'allotment.publish', now: clock.now() });
  const request = pending.get(round.id)?.request;
  if (request === undefined) throw new AppError(allotmentErrors.notProposed);
  const { fingerprint, allotment } = publicationInput.parse(payloadSchema.parse(request.payload).input);
  const demands = await listFirmInvestments(db, round.id);
  if (fingerprintOfDemands(demands) !== fingerprint) throw new AppError(allotmentErrors.dataMoved);
  const cap = BigInt(round.cap);
  const { rule, reasons } = readAllotment(allotment, { demands, cap, field: 'allotment' });
  const shown = allot(demands, cap, rule).slice((page - 1) * pageSize, page * pageSize);
  const ids = shown.map(({ id }) => id);
  const references = new Map(demands.map(({ id, reference }) => [id, reference]));
  const [owners, terms] = [await readOwners(db, ids), await readTerms(db, ids)];
  return {
    rule: allotment.rule,
    total: demands.length,
    page,
    page_size: pageSize,
    items: shown.map(({ id, requested, allotted }) => {
      const kept = terms.get(id);
      if (kept === undefined) throw new Error(`no investment ${id}`);
      const { due, fee } = dueOf(allotted.toString(), kept);
      const back = decimal(kept.received).minus(due);
      return {
        investment_id: id,
        reference: references.get(id) ?? '',
        owner: owners.get(id) ?? '',
        requested: requested.toString(),
        allotted: allotted.toString(),
        due: toText(due),
        fee: toText(fee),
        back: toText(back.gt(0) ? back : ZERO),
        reason: reasons.get(id) ?? null,
      };
    }),
  };
}
