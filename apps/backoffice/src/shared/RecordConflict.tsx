import { Conflict, type ConflictField } from '@repo/ui/conflict';
import { sharedTexts, recordConflictTexts as texts } from './shared.texts.ts';
import type { Fact, RecordConflictState } from './use-record-call.ts';

interface RecordConflictProps {
  readonly conflict: RecordConflictState;
  readonly typed: readonly Fact[];
  /** The form is closed, without what was typed. */
  readonly onReload: () => void;
}

/** The record of a form, changed by another person first: what changed, beside what was typed. */
export function RecordConflict({ conflict, typed, onReload }: RecordConflictProps) {
  const { refusal, opened, now, keep } = conflict;
  if (refusal === null) return null;
  return (
    <Conflict
      by={refusal.message}
      fields={[...changesOf(opened, now), ...typedFields(typed)]}
      onKeep={keep}
      onReload={onReload}
      refusal={refusal}
      title={texts.title}
    />
  );
}

function changesOf(opened: readonly Fact[], now: readonly Fact[]): ConflictField[] {
  const before = new Map(opened.map(({ id, value }) => [id, value]));
  return now
    .filter(({ id, value }) => before.get(id) !== value)
    .map(({ id, label, value }) => ({
      id,
      label,
      opened: before.get(id) ?? sharedTexts.none,
      now: value,
      mine: sharedTexts.none,
    }));
}

const typedFields = (typed: readonly Fact[]): ConflictField[] =>
  typed
    .filter(({ value }) => value.trim() !== '')
    .map(({ id, label, value }) => ({
      id: `typed.${id}`,
      label,
      opened: sharedTexts.none,
      now: sharedTexts.none,
      mine: value,
    }));
