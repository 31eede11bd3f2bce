import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './mobile-menu.module.css';
import { NavLink } from './NavLink.tsx';
import type { NavItem } from './navigation.ts';
import { shellTexts } from './shell.texts.ts';

export interface MobileMenuProps {
  readonly items: readonly NavItem[];
  readonly logo: ReactNode;
  /** Under the entries: the other service, the account, signing out. */
  readonly actions?: ReactNode;
  /** On the button's own box: where it shows. */
  readonly className?: string | undefined;
}

/** On a narrow screen the navigation slides in; focus stays inside, Échap or a choice closes it. */
export function MobileMenu({ items, logo, actions, className }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span className={className}>
        <IconButton icon="menu" label={shellTexts.openMenu} onPress={() => setIsOpen(true)} />
      </span>
      <ModalOverlay className={cx(styles.scrim)} isDismissable isOpen={isOpen} onOpenChange={setIsOpen}>
        <Modal className={cx(styles.drawer)}>
          <Dialog aria-label={shellTexts.menu} className={cx(styles.content)}>
            <div className={styles.head}>
              {logo}
              <IconButton
                icon="close"
                label={shellTexts.closeMenu}
                onPress={() => setIsOpen(false)}
                variant="quiet"
              />
            </div>
            <nav aria-label={shellTexts.navigation}>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.href}>
                    <NavLink
                      className={cx(styles.item)}
                      countClassName={styles.count}
                      item={item}
                      onPress={() => setIsOpen(false)}
                    />
                  </li>
                ))}
              </ul>
            </nav>
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
