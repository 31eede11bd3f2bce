import { currentVersion, type LegalKind } from '@repo/domain/legal';
import { acceptanceBoxes } from '@repo/domain/validation';
import type { consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';

export interface Acceptance {
  userId: string;
  /** Null at registration: no contract yet. */
  contractId: string | null;
  /** The screen the box stood on. */
  step: string;
  from: { ip: string; userAgent: string };
  acceptedAt: Date;
}

/** The evidence that a box was ticked: its words, and the document they name by version and fingerprint. */
export function consentRow(
  deps: Pick<Deps, 'ids'>,
  kind: LegalKind,
  { userId, contractId, step, from, acceptedAt }: Acceptance,
): typeof consents.$inferInsert {
  const { document, label } = acceptanceBoxes[kind];
  const { version, sha256 } = currentVersion(kind);
  return {
    id: deps.ids.uuid(),
    userId,
    contractId,
    kind,
    document,
    label,
    step,
    textVersion: version,
    textSha256: sha256,
    acceptedAt,
    ipAddress: from.ip,
    userAgent: from.userAgent,
  };
}
