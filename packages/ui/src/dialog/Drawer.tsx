import { Dialog, type DialogProps } from './Dialog.tsx';

export type DrawerProps = Omit<DialogProps, 'shape' | 'role'>;

/**
 * A row's detail, filters, a short form: a panel at the right that keeps the page in view, and a bottom sheet on a
 * phone. Its title and buttons stay while the content between them scrolls.
 *
 * States: default, with buttons, long content, locked, narrow. Pattern: ARIA APG « Dialog (Modal) ».
 */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} shape="drawer" />;
}
