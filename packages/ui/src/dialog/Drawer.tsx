import { Dialog, type DialogProps } from './Dialog.tsx';

export type DrawerProps = Omit<DialogProps, 'shape' | 'role'>;

/**
 * A row's detail, filters, a short form: a panel at the right that keeps the page in view, and a sheet from the bottom
 * on a phone, where the thumb is. Its title and its buttons stay while what is between them scrolls.
 *
 * States: default, with buttons, long content, locked, narrow. Pattern: ARIA APG « Dialog (Modal) ».
 */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} shape="drawer" />;
}
