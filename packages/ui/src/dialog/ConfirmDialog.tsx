import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Banner } from '../feedback/index.ts';
import { dialogTexts } from '../ui.texts.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Cancels; nothing is done. */
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The question of the title. */
  readonly title: string;
  /** The consequences, and what will not change. */
  readonly children?: ReactNode;
  /** The verb: « Annuler le contrat », never « Oui ». */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  /** The request is pending: the dialog stays until the response arrives, even when Échap is pressed. */
  readonly isPending?: boolean | undefined;
  /** The action failed: what happened, what is safe. The dialog stays for a retry. */
  readonly error?: string | undefined;
}

/**
 * A confirmation before an irreversible action. Initial focus is on the safe button.
 *
 * States: ordinary, dangerous, pending, failed. Pattern: ARIA APG « Alert and Message Dialogs ».
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onCancel, onConfirm, title, children, confirmLabel, error } = props;
  const { cancelLabel = dialogTexts.cancel, isDangerous = false, isPending = false } = props;
  return (
    <Dialog
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a confirmation focuses the safe button first */}
          <Button autoFocus isDisabled={isPending} onPress={onCancel} variant="ghost">
            {cancelLabel}
          </Button>
          <Button isPending={isPending} onPress={onConfirm} variant={isDangerous ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
      isLocked={isPending}
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      title={title}
    >
      {children}
      {error === undefined || isPending ? null : (
        <Banner isLive tone="error">
          {error}
        </Banner>
      )}
    </Dialog>
  );
}
