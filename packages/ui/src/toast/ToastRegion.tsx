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
import { toastTexts } from '../ui.texts.ts';
import styles from './toast.module.css';
import { type ToastTone, toastQueue } from './toast.ts';

const icons: Readonly<Record<ToastTone, IconName>> = { info: 'info', success: 'success', error: 'error' };

/**
 * Once at the root of an app: renders the messages of `toast`. F6 moves the focus to them, Escape or the cross dismisses,
 * hover and focus pause the timer.
 */
export function ToastRegion() {
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
