import { useCallback, useState } from 'react';
import { Select, type SelectProps } from './Select.tsx';

/** A `Select` that is open on mount, in place of the pressed button. */
export function OpenedSelect<T extends string>(props: SelectProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  // The pressed button was unmounted: this one is focused before the list opens, so that closing returns the focus to
  // it.
  const open = useCallback((button: HTMLButtonElement | null) => {
    if (button === null) return;
    button.focus();
    setIsOpen(true);
  }, []);
  return <Select {...props} isOpen={isOpen} onOpenChange={setIsOpen} ref={open} />;
}
