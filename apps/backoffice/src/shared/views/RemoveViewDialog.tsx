import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import type { StaffView } from './views.model.ts';
import { viewsTexts as texts } from './views.texts.ts';

export interface RemoveViewDialogProps {
  readonly view: StaffView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** « Supprimer »: the filters that the view opened stay in the address. */
export function RemoveViewDialog({ view, isOpen, onClose }: RemoveViewDialogProps) {
  const { queries } = useServices();
  const removing = useSending(
    queries.mutation('deleteStaffView', {
      invalidates: ['listStaffViews'],
      onDone: () => toast.success(texts.removed),
    }),
  );
  return (
    <ConfirmDialog
      confirmLabel={texts.removeConfirm}
      error={removing.error?.message}
      isDangerous
      isOpen={isOpen}
      isPending={removing.isPending}
      onCancel={() => {
        removing.reset();
        onClose();
      }}
      onConfirm={() => removing.send({ path: { id: view.id } }, { onSuccess: onClose })}
      title={texts.removeTitle(view.name)}
    >
      {view.is_shared ? texts.removeSharedHelp : texts.removeHelp}
    </ConfirmDialog>
  );
}
