export {
  type BlockerReason,
  blockerOf,
  blockerReasons,
  DEFAULT_DELETION_DAYS,
  deletionParameter,
} from './deletion.ts';
export { retentionTexts } from './retention.texts.ts';
export { type RetainedKind, type Retention, retainedKinds, retentionsOf } from './retention.ts';
