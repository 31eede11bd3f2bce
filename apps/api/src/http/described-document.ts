// The spec as /docs shows it: the description of each operation begins with who may call it, how often and under which
// conditions, computed from what the server itself enforces.
import type { RateLimitBucket, SpecRole } from '@repo/api-sdk/spec';
import { isTraffic, limitOf } from './rate-limit.ts';
import { allOperations, type OperationFacts, openApiDocument } from './spec-document.ts';

/** Each value of `x-roles`, with the flags of an account that it stands for. */
const callers: Record<SpecRole, string> = {
  public: 'anyone, without a session',
  challenge: 'a sign-in or a link of services that awaits its code',
  any: 'any session',
  client: 'clients (role `client` or `cgp`)',
  yield_client: 'clients with `can_access_yield` and a verified identity',
  admin: 'staff with `can_access_yield_admin`',
  super_admin: 'role `super_admin`',
  commercial: 'role `commercial`',
  equisafe: 'role `equisafe`',
  kaskad_client: 'clients with `can_access_kaskad`',
  kaskad_admin: 'staff with `can_access_kaskad_admin`',
  provider: 'a provider that signs the body of its request',
};

type Settings = Parameters<typeof limitOf>[1];

/** The document with the access rules of each operation in its description; limits are those of these settings. */
export function describeDocument(settings: Settings): object {
  const document = structuredClone(openApiDocument);
  const paths: Record<string, Record<string, object>> = document.paths;
  for (const facts of allOperations) {
    const operation: { description?: string } = paths[facts.path]?.[facts.method] ?? {};
    operation.description = [accessOf(facts, settings), operation.description]
      .filter((part) => part !== undefined)
      .join('\n\n');
  }
  return document;
}

function accessOf(facts: OperationFacts, settings: Settings): string {
  const { xRoles, stepUp, rateLimit, idempotent, viewAs, beforeFactor, unattended } = facts;
  const lines = [
    `**Callers**: ${xRoles.map((role) => callers[role]).join('; ')}.`,
    stepUp && '**Step-up**: the session must have been confirmed within five minutes (`stepUp`).',
    viewAs && '**Views**: open to staff who read the space of a client.',
    beforeFactor && '**Second factor**: open to staff who have yet to add the factor required of them.',
    rateLimit !== null && `**Rate limit**: ${limitText(rateLimit, settings)}.`,
    idempotent && '**Repeats**: an `Idempotency-Key` makes a repeat return the first response.',
    unattended && '**Timers**: a call does not extend the session.',
  ];
  return lines.filter((line) => line !== false).join('\n\n');
}

function limitText(bucket: RateLimitBucket, settings: Settings): string {
  const { calls, windowSeconds } = limitOf(bucket, settings);
  const by = isTraffic(bucket) ? 'account (address without a session)' : 'address';
  return `\`${bucket}\`, ${calls} calls in ${windowSeconds} s by ${by}`;
}
