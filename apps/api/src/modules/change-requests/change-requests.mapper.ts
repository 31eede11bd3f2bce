import type { components } from '@repo/api-sdk/spec';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import type { AnyChangeKind, ChangeKinds, CheckedChange } from './change-kind.ts';
import { mayDecideNow } from './change-requests.policy.ts';
import type { ChangeRequestView } from './change-requests.repository.ts';

const line = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() });
/** What `holdOrApply` stores. */
export const payloadSchema = z.object({ input: z.unknown(), lines: z.array(line) });

const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;

export function toWireChangeRequest(
  { request, maker, checker, files }: ChangeRequestView,
  {
    deps,
    kinds,
    actor,
  }: { deps: Pick<Deps, 'clock' | 'secret' | 'settings'>; kinds: ChangeKinds; actor: Actor },
): components['schemas']['ChangeRequest'] {
  const sentences = kinds[request.kind]?.warnings ?? {};
  const now = deps.clock.now();
  return {
    id: request.id,
    kind: request.kind,
    state: request.state,
    subject_type: request.subjectType,
    subject_id: request.subjectId,
    subject_label: request.subjectLabel,
    reason: request.reason,
    warnings: request.warnings.map((code) => sentences[code] ?? code),
    lines: payloadSchema.parse(request.payload).lines,
    files: files.map(({ id, name, scan }) => ({ id, name, url: signFileUrl(deps, id), scan })),
    maker: fullName(maker),
    is_mine: request.makerId === actor.userId,
    can_decide: mayDecideNow(request, { actor, now }),
    created_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    checker: checker === null ? null : fullName(checker),
    decided_at: request.decidedAt?.toISOString() ?? null,
    decision_reason: request.decisionReason,
    typed: typedIn(request, kinds[request.kind], actor),
  };
}

/** Of a request of theirs that ended without effect; undefined for any other. */
export function inputToResume(
  { state, makerId, payload }: ChangeRequestView['request'],
  kind: AnyChangeKind | undefined,
  actor: Actor,
): unknown {
  if (makerId !== actor.userId || state === 'pending' || state === 'approved') return undefined;
  const input = kind?.input.safeParse(payloadSchema.parse(payload).input);
  return input?.success === true ? input.data : undefined;
}

function typedIn(
  request: ChangeRequestView['request'],
  kind: AnyChangeKind | undefined,
  actor: Actor,
): components['schemas']['TypedChange'] {
  const input = inputToResume(request, kind, actor);
  return input === undefined ? null : (kind?.typed?.(input, request.subjectId) ?? null);
}

/** A change that is not made yet. */
export function toWirePreview(
  hasControl: boolean,
  { isAlwaysHeld, warnings: sentences }: Pick<AnyChangeKind, 'isAlwaysHeld' | 'warnings'>,
  { lines, warnings = [] }: CheckedChange,
): components['schemas']['ChangePreview'] {
  const isControlled = isAlwaysHeld || warnings.length > 0;
  return {
    needs_second_person: hasControl && isControlled,
    warnings: warnings.map((code) => sentences[code] ?? code),
    lines,
  };
}

/** For the banner of a record. */
export function toWirePendingChange(
  view: ChangeRequestView | undefined,
): components['schemas']['PendingChange'] {
  if (view === undefined) return null;
  const { request, maker } = view;
  const { id, kind, createdAt } = request;
  return { id, kind, maker: fullName(maker), created_at: createdAt.toISOString() };
}
