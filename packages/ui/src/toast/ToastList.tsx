import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastBody,
} from 'react-aria-components/Toast';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import styles from './toast.module.css';
import { toastTexts } from './toast.texts.ts';
import type { ToastTone } from './toast.ts';
import { toastQueue } from './toast-queue.ts';

const icons: Readonly<Record<ToastTone, IconName>> = { info: 'info', success: 'success', error: 'error' };

/** The messages on screen. F6 reaches them, Échap or the cross dismisses, hover and focus hold the time. */
export function ToastList() {
  return (
    <AriaToastRegion aria-label={toastTexts.region} className={cx(styles.region)} queue={toastQueue}>
      {({ toast }) => (
        <Toast className={cx(styles.toast, styles[toast.content.tone])} toast={toast}>
          <Icon className={styles.icon} name={icons[toast.content.tone]} size={20} />
          <ToastBody className={cx(styles.body)}>
            <Text slot="title">
              <VisuallyHidden>{toastTexts.tones[toast.content.tone]} </VisuallyHidden>
              {toast.content.message}
            </Text>
          </ToastBody>
          <Button aria-label={toastTexts.close} className={cx(styles.close)} slot="close">
            <Icon name="close" size={16} />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
