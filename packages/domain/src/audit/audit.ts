/** What the audit trail records: each action, and each kind of object, by its code. */
import type { auditActionTexts, auditListTexts, auditObjectTexts } from './audit.texts.ts';

export { auditActionTexts, auditObjectTexts } from './audit.texts.ts';
export { auditActionText, auditFieldText, auditObjectName, auditValueText } from './audit-words.ts';

export type AuditAction = keyof typeof auditActionTexts;
export type AuditObject = keyof typeof auditObjectTexts;
export type AuditList = keyof typeof auditListTexts;
