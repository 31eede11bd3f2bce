import type { components } from '@repo/api-sdk/spec';
import { auditActionText, auditFieldText, auditObjectTexts, auditValueText } from '@repo/domain/audit';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import type { Call } from '../../http/operation.ts';
import { findSearched, readAuditRows, selectAuditKeys } from '../audit-list/audit-list.repository.ts';
import { readEntries } from '../audit-list/list-audit.ts';
import { except, periodWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Entry = components['schemas']['AuditEntry'];
const words = exportsTexts.audit;

/** A code that this release does not know is left as it is. */
const objectOf = (code: string): string =>
  new Map<string, string>(Object.entries(auditObjectTexts)).get(code) ?? code;

const columns: readonly CsvColumn<Entry>[] = [
  { header: words.number, value: ({ id }) => id },
  { header: words.date, value: (row) => formatNumericDateTime(row.occurred_at) },
  { header: words.actor, value: ({ actor }) => actor },
  { header: words.role, value: (row) => row.actor_role },
  { header: words.action, value: ({ action }) => auditActionText(action) },
  { header: words.object, value: (row) => objectOf(row.object_type) },
  { header: words.name, value: (row) => row.object_name },
  { header: words.id, value: (row) => row.object_id },
  {
    header: words.changes,
    value: ({ changes }) =>
      changes
        .map(({ field, before, after }) => {
          const [was, is] = [before, after].map((value) => value && auditValueText(field, value));
          return `${auditFieldText(field)} : ${was ?? ''} → ${is ?? ''}`;
        })
        .join(' | '),
  },
  { header: words.ip, value: ({ ip }) => ip },
  { header: words.request, value: (row) => row.request_id },
];

/** « Journal d’audit », with the filters and the order of the list. */
export const exportAudit: OpenExport<Partial<Call<'exportAudit'>['query']>> = async (
  _deps,
  { sort, q = '', action, object_type: objectType, from, to, ...others },
  tx,
) => {
  const text = q.trim();
  const { action_not: actionNot, object_type_not: objectTypeNot } = others;
  const searched = text === '' ? null : await findSearched(tx, text);
  return {
    list: 'audit',
    file: words.file,
    filters: [
      ...wordsOf(
        action && auditActionText(action),
        actionNot && except(auditActionText(actionNot)),
        objectType && objectOf(objectType),
        objectTypeNot && except(objectOf(objectTypeNot)),
        text,
      ),
      ...periodWords({ from, to }),
    ],
    ...keyedRows(tx, columns, {
      keys: selectAuditKeys(
        tx,
        { isDescending: sort !== 'date', action, actionNot, objectType, objectTypeNot, from, to },
        searched,
      ),
      read: async (ids) => byKey(await readEntries(tx, await readAuditRows(tx, ids)), ({ id }) => id),
    }),
  };
};
