import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  activeShortcuts,
  findShortcut,
  keyOf,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutScope,
} from './shortcut.model.ts';
import { isTypedElsewhere } from './typed-elsewhere.ts';

interface Registry {
  readonly add: (read: () => ShortcutGroup) => () => void;
  readonly groups: () => readonly ShortcutGroup[];
}

const ShortcutContext = createContext<Registry | null>(null);

/** The second key of « g s » must follow the first within this time. */
const sequenceMs = 1500;

function createRegistry(): Registry {
  const readers = new Set<() => ShortcutGroup>();
  return {
    add: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    groups: () => Array.from(readers, (read) => read()),
  };
}

export interface ShortcutProviderProps {
  /** Single keys can be turned off: speech input and shaking hands press them by accident (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** Listens to the keys of the shortcuts that the screens inside declare. None fires in a field, in a dialog, or with Ctrl, Alt or ⌘. */
export function ShortcutProvider({ isOn, children }: ShortcutProviderProps) {
  const [registry] = useState(createRegistry);
  const before = useRef<{ readonly key: string; readonly at: number } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    const first = before.current;
    before.current = null;
    if (isTypedElsewhere(event)) return;
    const isSecond = first !== null && event.timeStamp - first.at < sequenceMs;
    const found = findShortcut(registry.groups(), {
      key: keyOf(event),
      before: isSecond ? first.key : null,
    });
    if (found === null) return;
    event.preventDefault();
    if ('run' in found) found.run();
    else before.current = { key: found.waitsAfter, at: event.timeStamp };
  });
  // Syncs with the keyboard: the listener is on the window, wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <ShortcutContext value={registry}>{children}</ShortcutContext>;
}

/** Declares the shortcuts of a part of the page, beside its actions, while it is on screen. */
export function useShortcuts(scope: ShortcutScope, shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext);
  const current = useRef(shortcuts);
  // Syncs what the listener reads with what was rendered last.
  useEffect(() => {
    current.current = shortcuts;
  });
  // Syncs with the registry, which is outside React.
  useEffect(() => registry?.add(() => ({ scope, shortcuts: current.current })), [registry, scope]);
}

/** The shortcuts of the screen as it is now, to be read when their list is opened. */
export function useActiveShortcuts(): () => readonly ShortcutGroup[] {
  const registry = useContext(ShortcutContext);
  return () => activeShortcuts(registry?.groups() ?? []);
}
