import type { components } from '@repo/api-sdk/spec';
import { decideRoundAction } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { toPerson } from '../kaskad-grants/grants.mapper.ts';
import { readFeeTransfers, readRoundFees } from '../kaskad-money/read-round-fees.ts';
import { listRoundUpdates, toRoundDocument } from '../kaskad-rounds/can-see-round.ts';
import { toRoundQuestion, toRoundUpdate } from '../kaskad-rounds/round.mapper.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import { findRoundView, listDocumentVersions, type RoundView } from '../kaskad-rounds/rounds.repository.ts';
import { actorOf } from './move-round.ts';
import { readCeiling } from './read-ceiling.ts';
import { sumReservations } from './round-list.repository.ts';
import { roundsErrors } from './rounds.errors.ts';
import { isEditable } from './save-round.ts';
import { toAllotment, toCeiling, toIssueDay, toTerms } from './staff-round.mapper.ts';
import { countChecks, findPublished, listInvited, listQuestions } from './staff-round.repository.ts';

type StaffRound = components['schemas']['StaffRound'];

/** A round with all that its administration needs. */
export async function getKaskadRound(deps: Deps, actor: Actor, id: string): Promise<StaffRound> {
  const { db } = deps;
  const view = await findRoundView(db, id);
  const [card] = view === undefined ? [] : await readRoundCards(deps, [view]);
  if (view === undefined || card === undefined) throw new AppError(roundsErrors.notFound);
  const { round } = view;
  const [questions, updates, allotment] = [
    await listQuestions(db, id),
    await listRoundUpdates(db, id),
    await findPublished(db, id),
  ];
  const pending = await findPendingOn(db, { subjectId: id, now: deps.clock.now() });
  const maker = round.submittedBy === null ? null : await findUserById(db, round.submittedBy);
  const ceiling = await readCeiling(deps, round);
  return {
    round: card,
    terms: toTerms(round),
    missing: round.missing,
    version: round.version,
    actions: await actionsOf(deps, actor, {
      round,
      isAllotted: allotment !== undefined,
      isWritten: allotment?.left === 0,
      isPending: pending !== undefined,
    }),
    documents: (await listDocumentVersions(db, id)).map(({ document, scan }) => ({
      ...toRoundDocument(document),
      scan,
    })),
    questions: questions.map(({ question, author }) => ({
      question: toRoundQuestion(question),
      author: toPerson(author),
    })),
    updates: updates.map(toRoundUpdate),
    invitations: (await listInvited(db, id)).map(toPerson),
    checklist: await readChecklist(deps, id),
    ceiling: ceiling && toCeiling(ceiling),
    reservations: (await sumReservations(db, [id]))(id),
    issue_day: toIssueDay(round),
    fees: await readRoundFees(db, round),
    fee_transfers: await readFeeTransfers(db, id),
    allotment: allotment === undefined ? null : toAllotment(allotment),
    submitted_by: maker && toPerson(maker),
    pending_change: toWirePendingChange(pending),
  };
}

async function readChecklist({ db }: Pick<Deps, 'db'>, id: string): Promise<StaffRound['checklist']> {
  const counts = await countChecks(db, id);
  const checks = ['firm', 'identity', 'paid', 'signed', 'key_information', 'register'] as const;
  return checks.map((check) => ({ check, missing: counts[check] }));
}

interface ActionFacts {
  round: RoundView['round'];
  isAllotted: boolean;
  /** To all of its investments. */
  isWritten: boolean;
  /** A second person has a request on it to decide. */
  isPending: boolean;
}

/** Those that its state and the clock allow the caller now. */
async function actionsOf(
  deps: Deps,
  actor: Actor,
  { round, isAllotted, isWritten, isPending }: ActionFacts,
): Promise<StaffRound['actions']> {
  const now = deps.clock.now();
  const isDraft = await isEditable(deps, round);
  const isWhole = round.missing.length === 0;
  const extendedTo = new Date(round.closesAt.getTime() + 1);
  const moves = (['open', 'extend', 'suspend', 'resume', 'close', 'cancel'] as const).filter(
    (action) =>
      decideRoundAction(action, { ...round, extendedTo }, { actor: actorOf(round, actor), now }).isAllowed,
  );
  const isClosed = round.state === 'closed' && !isPending;
  return [
    ...(isDraft ? (['update'] as const) : []),
    ...(isDraft && isWhole && now < round.closesAt ? (['submit'] as const) : []),
    ...moves,
    ...(isClosed && !isAllotted ? (['allot'] as const) : []),
    ...(isClosed && isWritten ? (['issue'] as const) : []),
  ];
}
