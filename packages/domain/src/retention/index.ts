export {
  FIRST_REPORTED_YEAR,
  lastRetentionDay,
  type Relationship,
  type RetainedKind,
  type Retention,
  retainedKinds,
  retentionsOf,
  retentionYears,
} from './retention.ts';
