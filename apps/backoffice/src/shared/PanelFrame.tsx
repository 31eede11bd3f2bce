import { type AddressChange, readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { IconButton } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from './list-panel.module.css';
import { listBehind } from './list-paths.ts';
import { panelTexts as texts } from './shared.texts.ts';

export interface PanelFrameProps {
  readonly title: string;
  readonly close: string;
  /** The list beside it. */
  readonly listPath: string;
  /** Removes from the address what is of the record alone. */
  readonly ofRecord?: AddressChange;
  readonly children: ReactNode;
}

/** What opens beside a list, or fills the page: its title has the focus, « Échap » returns to the row. */
export function PanelFrame({ title, close, listPath, ofRecord, children }: PanelFrameProps) {
  const titleId = useId();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { address, change } = useAddress();
  const isFull = readAddress(address, 'full') === 'true';
  const leave = () => void navigate(listBehind(listPath, search, ofRecord));
  const resize = () => change({ full: isFull ? null : 'true' });
  const size = isFull ? texts.beside : texts.full;
  useShortcuts('record', [
    { keys: 'Enter', label: size, onPress: resize },
    { keys: 'Escape', label: close, onPress: leave },
  ]);
  return (
    // A new element for each record: its title is focused, and so read, when the next one opens.
    <section aria-labelledby={titleId} className={styles.panel} key={pathname}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} data-page-focus id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          className={styles.resize}
          icon={isFull ? 'collapse' : 'expand'}
          label={size}
          onPress={resize}
          size="sm"
          variant="quiet"
        />
        <IconButton icon="close" label={close} onPress={leave} size="sm" variant="quiet" />
      </div>
      {children}
    </section>
  );
}
