import { useServices } from '@repo/auth';
import { formatLongDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { ConfirmPasswordForm } from '../confirm-password/ConfirmPasswordForm.tsx';
import { Blockers, type BlockersProps } from './Blockers.tsx';
import { type Deletion, fatesOf } from './deletion.model.ts';
import styles from './personal-data.module.css';
import { deletionTexts as texts } from './personal-data.texts.ts';

interface DeletionDialogProps extends Pick<BlockersProps, 'addressOf'> {
  readonly state: Deletion;
  readonly onClose: () => void;
  readonly onRequested: () => Promise<void>;
}

/** What blocks the deletion; otherwise what happens to the data, and the password field. */
export function DeletionDialog({ addressOf, state, onClose, onRequested }: DeletionDialogProps) {
  const { api } = useServices();
  const [isConfirming, setConfirming] = useState(false);
  const dialog = { hasSteps: true, isOpen: true, onClose };
  if (state.blockers.length > 0) {
    return (
      <Dialog {...dialog} title={texts.blockedTitle}>
        <Stack gap={16}>
          <p>{texts.blocked}</p>
          <Blockers addressOf={addressOf} blockers={state.blockers} />
          <FormActions>
            <Button onPress={onClose}>{texts.close}</Button>
          </FormActions>
        </Stack>
      </Dialog>
    );
  }
  const day = formatLongDate(state.effective_on);
  if (isConfirming) {
    return (
      <Dialog {...dialog} title={texts.sureTitle}>
        <ConfirmPasswordForm
          label={texts.sureTitle}
          onCancel={onClose}
          onPassword={async (password) => {
            await api.call('requestAccountDeletion', { body: { password } });
            await onRequested();
          }}
          submitLabel={texts.confirm}
        >
          <p>{texts.sure(day)}</p>
        </ConfirmPasswordForm>
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} shape="wide" title={texts.open}>
      <Stack gap={16}>
        <p>{texts.intro(day)}</p>
        <Fates state={state} />
        <FormActions>
          <Button onPress={onClose} variant="ghost">
            {texts.keep}
          </Button>
          <Button onPress={() => setConfirming(true)}>{texts.proceed}</Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}

function Fates({ state }: Pick<DeletionDialogProps, 'state'>) {
  return (
    <table aria-label={texts.table} className={styles.fates}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.what}</th>
          <th scope="col">{texts.columns.fate}</th>
        </tr>
      </thead>
      <tbody>
        {fatesOf(state).map(({ what, reason, fate }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
            </th>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
