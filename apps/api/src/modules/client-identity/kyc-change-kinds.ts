// The decisions on an identity that one person does not take: an approval taken back, a final refusal reopened.
import { clientTexts } from '@repo/domain/clients';
import {
  documentFaults,
  faultMessage,
  faultNames,
  isFraudLabelled,
  type KycCaseState,
  kycStatusAfter,
  rejectLabelText,
  rejectTypes,
} from '@repo/domain/kyc';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { clientName } from '../accounts/client-name.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { applyDecision } from './apply-decision.ts';
import { assertAllowed, type ClientCase, lockCase } from './client-case.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';
import { clientIdentityTexts as texts } from './client-identity.texts.ts';

const common = {
  subjectType: 'user',
  isAlwaysHeld: true,
  warnings: texts.warnings,
} as const;

const factsOf = ({ state, rejectType, applicant }: ClientCase) =>
  fingerprintOf([state, rejectType, applicant?.verdictId ?? null]);

const stateLine = (before: KycCaseState, after: KycCaseState): ChangeLine => ({
  label: texts.lines.state,
  before: clientTexts.identity[before],
  after: clientTexts.identity[after],
});

const added = (label: string, after: string | undefined): ChangeLine[] =>
  after === undefined || after.trim() === '' ? [] : [{ label, before: null, after }];

const revocation = z.strictObject({
  fault: z.enum(documentFaults),
  reject_type: z.enum(rejectTypes),
  message: z.string(),
  comment: z.string(),
});
export type Revocation = z.infer<typeof revocation>;

export const kycRevokeKind: ChangeKind<Revocation> = {
  ...common,
  kind: 'kyc.revoke',
  input: revocation,
  check: async (deps, { subjectId, input }) => {
    const kycCase = await lockAllowed(deps, subjectId, 'revoke');
    return {
      subjectLabel: clientName(kycCase.user),
      userId: subjectId,
      lines: [
        stateLine(kycCase.state, kycStatusAfter.revoke),
        ...added(texts.lines.fault, faultNames[input.fault]),
        ...added(texts.lines.retry, texts.retry[input.reject_type]),
        ...added(texts.lines.message, faultMessage(input.fault, input.message)),
        ...added(texts.lines.comment, input.comment),
      ],
      fingerprint: factsOf(kycCase),
    };
  },
  apply: async (deps, { actor, subjectId, input }) => {
    const kycCase = await lockAllowed(deps, subjectId, 'revoke');
    await applyDecision(deps, actor, kycCase, { action: 'revoke', ...input });
  },
};

const reopening = z.strictObject({ comment: z.string() });
export type Reopening = z.infer<typeof reopening>;

export const kycReopenKind: ChangeKind<Reopening> = {
  ...common,
  kind: 'kyc.reopen_final',
  input: reopening,
  check: async (deps, { subjectId, input }) => {
    const kycCase = await lockAllowed(deps, subjectId, 'reopen');
    // Another refusal stands since, which one person reopens.
    if (kycCase.rejectType === 'RETRY') throw new AppError(errors.caseChanged);
    const { applicant } = kycCase;
    const labels = applicant?.rejectLabels ?? [];
    return {
      subjectLabel: clientName(kycCase.user),
      userId: subjectId,
      lines: [
        stateLine(kycCase.state, kycStatusAfter.reopen),
        ...added(texts.lines.refusal, applicant?.refusalComment ?? undefined),
        ...added(texts.lines.labels, labels.map(rejectLabelText).join(', ')),
        ...added(texts.lines.comment, input.comment),
      ],
      fingerprint: factsOf(kycCase),
      warnings: isFraudLabelled(labels) ? ['fraud'] : [],
    };
  },
  apply: async (deps, { actor, subjectId, input }) => {
    const kycCase = await lockAllowed(deps, subjectId, 'reopen');
    await applyDecision(deps, actor, kycCase, { action: 'reopen', ...input });
  },
};

async function lockAllowed(deps: Deps, userId: string, action: 'revoke' | 'reopen'): Promise<ClientCase> {
  const kycCase = await lockCase(deps.db, userId);
  assertAllowed(kycCase, action);
  return kycCase;
}
