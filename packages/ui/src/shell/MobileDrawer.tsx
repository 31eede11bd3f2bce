import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { LinkContext } from 'react-aria-components/Link';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './mobile-menu.module.css';
import { NavLink } from './NavLink.tsx';
import type { NavItem } from './navigation.ts';
import { shellTexts } from './shell.texts.ts';

export interface MobileDrawerProps {
  readonly items: readonly NavItem[];
  readonly logo: ReactNode;
  /** Under the entries: the other service, the account, signing out. */
  readonly actions?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sliding navigation: focus is trapped inside, Échap or a selection closes it. */
export function MobileDrawer({ items, logo, actions, isOpen, onClose }: MobileDrawerProps) {
  return (
    <ModalOverlay className={cx(styles.scrim)} isDismissable isOpen={isOpen} onOpenChange={onClose}>
      <Modal className={cx(styles.drawer)}>
        <Dialog aria-label={shellTexts.menu} className={cx(styles.content)}>
          <div className={styles.head}>
            {logo}
            <IconButton icon="close" label={shellTexts.closeMenu} onPress={onClose} variant="quiet" />
          </div>
          <nav aria-label={shellTexts.navigation}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.href}>
                  <NavLink
                    className={cx(styles.item)}
                    countClassName={styles.count}
                    item={item}
                    onPress={onClose}
                  />
                </li>
              ))}
            </ul>
          </nav>
          {actions === undefined ? null : (
            <LinkContext.Provider value={{ onPress: onClose }}>
              <div className={styles.actions}>{actions}</div>
            </LinkContext.Provider>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
