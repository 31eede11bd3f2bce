import type { OperationId, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { secondPersonTexts } from '../shared.texts.ts';
import { factorRemovalTexts as texts } from './factor-removal.texts.ts';

export interface RemovalDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  /** The queries that show what it changes. */
  readonly invalidates: readonly OperationId[];
  readonly onClose: () => void;
}

/** The removal of lost factors: another administrator approves it, then 48 hours pass. */
export function RequestRemoval({ person, invalidates, onClose }: RemovalDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  return (
    <ReasonDialog<OperationOutput<'requestFactorRemoval'>>
      help={texts.reasonHelp}
      intro={texts.intro}
      invalidates={invalidates}
      isOpen
      notice={
        <Banner title={secondPersonTexts.title} tone="warning">
          {secondPersonTexts.help}
        </Banner>
      }
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
      submit={texts.submit}
      title={texts.title(person.name)}
    />
  );
}
