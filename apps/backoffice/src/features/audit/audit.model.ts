/** The list of the audit trail: its filters in the URL, and the words of its codes. */
import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { auditActionTexts, auditObjectTexts } from '@repo/domain/audit';
import { paths } from '../../shared/paths.ts';
import { auditTexts } from './audit.texts.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
type AuditFault = components['schemas']['AuditFault'];

const byWords = (texts: Readonly<Record<string, string>>) =>
  Object.keys(texts).toSorted((a, b) => (texts[a] ?? a).localeCompare(texts[b] ?? b, 'fr'));

export const auditActions = byWords(auditActionTexts);
export const auditObjects = byWords(auditObjectTexts);

export const auditList = defineList({
  sorts: ['-date', 'date'],
  filters: {
    q: textFilter('search'),
    action: choiceFilter('action', auditActions),
    object_type: choiceFilter('object', auditObjects),
    action_not: choiceFilter('actionNot', auditActions),
    object_type_not: choiceFilter('objectNot', auditObjects),
    ...periodFilters,
  },
  isPagedByRow: true,
});

const wordOf = (texts: Readonly<Record<string, string>>, code: string): string => texts[code] ?? code;

/** In French; a code that is older than this release is shown as it is. */
export const objectText = ({ object_type: type }: AuditEntry): string => wordOf(auditObjectTexts, type);
/** The screen of the object, where it has one. */
export function objectPath({ object_type: type, object_id: id }: AuditEntry): string | null {
  if (type === 'contract') return paths.contract(id);
  if (type === 'payout') return paths.payout(id);
  if (type === 'strategy') return paths.product(id);
  if (type === 'bulk') return paths.bulk(id);
  return type === 'parameter' ? paths.parameters : null;
}

export function faultText({ problem, row, link }: AuditFault): string {
  return auditTexts.problems[problem](row ?? link ?? 0);
}
