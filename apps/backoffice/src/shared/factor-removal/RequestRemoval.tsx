import type { OperationId, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { toast } from '@repo/ui/toast';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { SecondPerson } from '../SecondPerson.tsx';
import { useIsHeld } from '../use-is-held.ts';
import { factorRemovalTexts as texts } from './factor-removal.texts.ts';

export interface RemovalDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  /** The queries that show what it changes. */
  readonly invalidates: readonly OperationId[];
  readonly onClose: () => void;
}

/** The removal of lost factors: another administrator approves it where two-person control is on, then 48 hours pass. */
export function RequestRemoval({ person, invalidates, onClose }: RemovalDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const isHeld = useIsHeld();
  return (
    <ReasonDialog<OperationOutput<'requestFactorRemoval'>>
      help={isHeld ? texts.heldReasonHelp : texts.reasonHelp}
      intro={texts.intro(isHeld)}
      invalidates={invalidates}
      isOpen
      notice={<SecondPerson preview={{ needs_second_person: isHeld, warnings: [], lines: [] }} />}
      onCancel={onClose}
      onDone={({ pending_change: pending }) => {
        toast.success(pending === null ? texts.planned : texts.held);
        onClose();
      }}
      send={(body) =>
        api.call('requestFactorRemoval', {
          path: { id: person.id },
          body,
          confirms: texts.openOf(person.name),
          idempotencyKey: keyOf([person.id, body]),
        })
      }
      submit={isHeld ? texts.submit : texts.submitAlone}
      title={texts.title(person.name)}
    />
  );
}
