export { accessibilityTexts } from './accessibility.texts.ts';
export {
  type AuditedCriterion,
  type AuditResult,
  accessibilityAudit,
  auditResult,
  type Evidence,
} from './audit.ts';
export { rgaaThemes } from './criteria.texts.ts';
export { type AccessibilityLevel, accessibilityLevel, accessibilityPath } from './level.ts';
