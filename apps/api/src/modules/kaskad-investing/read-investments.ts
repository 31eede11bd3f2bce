import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { readStored, recordRead, replyWithFile } from '../documents/serve-file.ts';
import { findFile } from '../files/files.repository.ts';
import {
  findInvestmentView,
  type InvestmentView,
  listInvestmentViewsOf,
} from '../kaskad-investments/investments.repository.ts';
import { readInvestmentDetail, readInvestments } from '../kaskad-investments/read-detail.ts';
import { investingErrors } from './investing.errors.ts';
import { writeAllotmentNotice, writeRefundNotice } from './notices.ts';

type Schemas = components['schemas'];

const noticeWriters = { allotment_notice: writeAllotmentNotice, refund_notice: writeRefundNotice } as const;

/** To another person it does not exist. */
export async function findOwnInvestment(db: Database, userId: string, id: string): Promise<InvestmentView> {
  const view = await findInvestmentView(db, id);
  if (view?.investment.userId !== userId) throw new AppError(investingErrors.notFound);
  return view;
}

export async function listInvestments(deps: Deps, actor: Actor): Promise<Schemas['Investments']> {
  const views = await listInvestmentViewsOf(deps.db, actor.userId);
  return { items: views.map(await readInvestments(deps, views)) };
}

export async function getInvestment(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Schemas['InvestmentDetail']> {
  return readInvestmentDetail(deps, await findOwnInvestment(deps.db, actor.userId, id));
}

/** Signed files as they were stored; notices are written when they are read. */
export async function downloadInvestmentDocument(
  deps: Deps,
  actor: Actor,
  { id, kind }: { id: string; kind: Schemas['InvestmentDocumentKind'] },
): Promise<RawReply> {
  const view = await findOwnInvestment(deps.db, actor.userId, id);
  const { documents } = await readInvestmentDetail(deps, view);
  const document = documents.find((one) => one.kind === kind);
  if (document === undefined) throw new AppError(investingErrors.documentNotFound);
  if (kind === 'allotment_notice' || kind === 'refund_notice') {
    const notice = await noticeWriters[kind](deps, view);
    if (notice === null) throw new AppError(investingErrors.documentNotReady);
    const { fileName, content } = notice;
    return replyWithFile({ mime: 'application/pdf', originalName: fileName }, Buffer.from(content));
  }
  const { subscriptionFileId, evidenceFileId } = view.investment;
  const fileId = kind === 'subscription' ? subscriptionFileId : evidenceFileId;
  const file = fileId === null ? null : await findFile(deps.db, fileId);
  if (file === null) throw new AppError(investingErrors.documentNotReady);
  await recordRead(deps, actor, file);
  return replyWithFile(file, await readStored(deps, file));
}
