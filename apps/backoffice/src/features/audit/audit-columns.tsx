import { auditActionText, auditFieldText, auditValueText } from '@repo/domain/audit';
import { formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { paths } from '../../shared/paths.ts';
import { roleTexts } from '../../shared/shared.texts.ts';
import { type AuditEntry, objectPath, objectText } from './audit.model.ts';
import styles from './audit.module.css';
import { auditTexts as texts } from './audit.texts.ts';

const isRole = (role: string): role is keyof typeof roleTexts => Object.hasOwn(roleTexts, role);

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    isRowName: true,
    cell: ({ occurred_at }) => <span className={styles.whole}>{formatNumericDateTime(occurred_at)}</span>,
  },
  { id: 'action', header: texts.columns.action, cell: ({ action }) => auditActionText(action) },
  { id: 'actor', header: texts.columns.actor, cell: (entry) => <Actor entry={entry} /> },
  { id: 'object', header: texts.columns.object, cell: (entry) => <ObjectCell entry={entry} /> },
  { id: 'changes', header: texts.columns.changes, cell: (entry) => <Changes entry={entry} /> },
  {
    id: 'origin',
    header: texts.columns.origin,
    cell: ({ ip, request_id }) => (
      <span className={styles.two}>
        <span>{ip ?? texts.noChange}</span>
        {request_id === null ? null : <span className={styles.muted}>{texts.request(request_id)}</span>}
      </span>
    ),
  },
];

function Actor({ entry: { actor, actor_role: role } }: { readonly entry: AuditEntry }) {
  if (role === null) return texts.system;
  return (
    <span className={styles.two}>
      <span>{actor ?? texts.erasedName}</span>
      <span className={styles.muted}>{isRole(role) ? roleTexts[role] : role}</span>
    </span>
  );
}

function ObjectCell({ entry }: { readonly entry: AuditEntry }) {
  const path = objectPath(entry);
  const name = entry.object_name ?? entry.object_id;
  return (
    <span className={styles.two}>
      <span className={styles.muted}>{objectText(entry)}</span>
      {path === null ? <span className={styles.id}>{name}</span> : <TextLink href={path}>{name}</TextLink>}
    </span>
  );
}

function Changes({ entry: { changes, is_erased: isErased } }: { readonly entry: AuditEntry }) {
  if (isErased) return <span className={styles.muted}>{texts.erased}</span>;
  if (changes.length === 0) return texts.noChange;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.muted}>{auditFieldText(field)}</span>{' '}
          {field === 'change_request' && after !== null ? (
            <TextLink href={paths.changeRequest(after)}>{texts.openRequest}</TextLink>
          ) : (
            texts.change(before && auditValueText(field, before), after && auditValueText(field, after))
          )}
        </li>
      ))}
    </ul>
  );
}
