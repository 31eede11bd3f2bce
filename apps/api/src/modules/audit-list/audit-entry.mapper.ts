import type { components } from '@repo/api-sdk/spec';
import { auditObjectName } from '@repo/domain/audit';
import { shortAccount } from '@repo/domain/payouts';
import { isUuid } from '../../db/is-among.ts';
import type { AuditRow } from './audit-list.repository.ts';

type WireEntry = components['schemas']['AuditEntry'];

/** The longest value that is shown. */
const longestValue = 300;

const iban = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,38}$/;
const address = /^(0x[0-9a-fA-F]{40}|bc1[a-z0-9]{20,80}|[13][A-HJ-NP-Za-km-z1-9]{25,34})$/;

/** Everything that an entry names by an id. */
export function idsOf({ actorId, objectId, before, after }: AuditRow): readonly string[] {
  const values = changesOf(before, after).flatMap((change) =>
    [change.before, change.after].filter(
      (value) => value !== null && (isUuid(value) || change.field === 'strategy'),
    ),
  );
  return [actorId, objectId, ...values].filter((id) => id !== null);
}

export function toWireAuditEntry(row: AuditRow, names: ReadonlyMap<string, string>): WireEntry {
  return {
    id: String(row.id),
    occurred_at: row.at.toISOString(),
    actor: row.actorId === null ? null : (names.get(row.actorId) ?? null),
    actor_role: row.actorRole,
    action: row.action,
    object_type: row.objectType,
    object_id: row.objectId,
    object_name: names.get(row.objectId) ?? auditObjectName(row.objectType, row.objectId) ?? null,
    changes: changesOf(row.before, row.after).map(({ field, before, after }) => ({
      field,
      before: named(field, before, names),
      after: named(field, after, names),
    })),
    ip: row.ip,
    request_id: row.requestId,
    is_erased: row.salt === null,
  };
}

/** What is named by its id; a note and a task have no other words in the trail, and may be gone. */
function named(field: string, value: string | null, names: ReadonlyMap<string, string>): string | null {
  if (value === null) return null;
  const isGone = isUuid(value) && (field === 'note' || field === 'task');
  return names.get(value) ?? (isGone ? 'deleted' : value);
}

/** One line for each field that differs, in the order in which they were recorded. */
export function changesOf(before: unknown, after: unknown): WireEntry['changes'] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of an object are fields of their own: `payment.amount`. */
function fieldsOf(value: unknown): ReadonlyMap<string, string | null> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      isRecord(field)
        ? [...fieldsOf(field)].map(([part, text]): [string, string | null] => [`${name}.${part}`, text])
        : [[name, toText(field)] as const],
    ),
  );
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return shortened(value.map((part) => toText(part) ?? '').join(', '));
  if (isRecord(value)) return shortened(JSON.stringify(value, (_name, part: unknown) => masked(part)));
  return shortened(String(masked(value)));
}

/** Only the ends of an account or of an address, which identify it. */
function masked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (iban.test(value)) return shortAccount(value, 'rib');
  return address.test(value) ? shortAccount(value, 'crypto') : value;
}

const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
