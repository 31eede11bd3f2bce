import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock/clock.ts';
import { newApplicant, type SumsubApplicant } from './sumsub-applicants.ts';

export interface SumsubWorld {
  applicants: Map<string, SumsubApplicant>;
  tokens: Map<string, { externalUserId: string; expiresAt: Date }>;
  /** Levels of the dashboard. */
  levels: readonly string[];
  /** Set by a test: the next image is one the provider cannot read. */
  isNextImageUnreadable: boolean;
  clock: Clock;
}

/** The applicant of this user, or a new one: what both the creation and a widget token lead to. */
export function openApplicant(
  world: SumsubWorld,
  identity: Pick<SumsubApplicant, 'mode' | 'externalUserId' | 'levelName'>,
): { applicant: SumsubApplicant; isNew: boolean } {
  const known = [...world.applicants.values()].find(
    ({ mode, externalUserId }) => mode === identity.mode && externalUserId === identity.externalUserId,
  );
  if (known !== undefined) return { applicant: known, isNew: false };
  const applicant = newApplicant(identity);
  world.applicants.set(applicant.id, applicant);
  return { applicant, isNew: true };
}

export const newWidgetToken = (): string => `_act-sbx-${randomBytes(24).toString('base64url')}`;
