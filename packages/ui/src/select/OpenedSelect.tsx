import { useCallback, useState } from 'react';
import { Select, type SelectProps } from './Select.tsx';

/** A `Select` that opens as it appears, in the place of the button that was pressed. */
export function OpenedSelect<T extends string>(props: SelectProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  // The button pressed went away: this one takes the focus before the list does, so that closing leads back to it.
  const open = useCallback((button: HTMLButtonElement | null) => {
    if (button === null) return;
    button.focus();
    setIsOpen(true);
  }, []);
  return <Select {...props} isOpen={isOpen} onOpenChange={setIsOpen} ref={open} />;
}
