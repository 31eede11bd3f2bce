import { Fragment, useState } from 'react';
import { Switch } from '../choices/index.ts';
import { Dialog } from '../dialog/index.ts';
import { keysOf, type ShortcutGroup } from './shortcut.model.ts';
import styles from './shortcuts.module.css';
import { keyTexts, scopeTexts, shortcutsTexts as texts } from './shortcuts.texts.ts';
import { useActiveShortcuts } from './use-shortcuts.tsx';

export interface ShortcutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/**
 * The keys of the screen behind it, by scope, with the switch that turns them off.
 *
 * States: on, off. Pattern: ARIA APG « Dialog (Modal) »; WCAG 2.1.4.
 */
export function ShortcutDialog({ isOpen, onClose, isOn, onToggle }: ShortcutDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <div className={styles.content}>
        <Switch isSelected={isOn} onChange={onToggle}>
          {texts.toggle}
        </Switch>
        <p className={styles.help}>{isOn ? texts.help : texts.off}</p>
        <Groups />
      </div>
    </Dialog>
  );
}

/** Read once: the dialog shows what the screen had when it was opened. */
function Groups() {
  const read = useActiveShortcuts();
  const [groups] = useState(read);
  return groups.map((group) => <Group group={group} key={group.scope} />);
}

function Group({ group }: { readonly group: ShortcutGroup }) {
  return (
    <section>
      <h3 className={styles.scope}>{scopeTexts[group.scope]}</h3>
      <dl className={styles.list}>
        {group.shortcuts.map((shortcut) => (
          <Fragment key={shortcut.label}>
            <dt>{shortcut.label}</dt>
            <dd className={styles.keys}>
              {keysOf(shortcut).map((keys, index) => (
                <Fragment key={keys}>
                  {index === 0 ? null : <span>{texts.or}</span>}
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** « g puis s », « Maj x ». */
function Keys({ keys }: { readonly keys: string }) {
  return keys.split(' ').map((press, index) => (
    <Fragment key={press}>
      {index === 0 ? null : <span>{texts.next}</span>}
      {press.split('+').map((key) => (
        <kbd className={styles.key} key={key}>
          {keyTexts[key] ?? key}
        </kbd>
      ))}
    </Fragment>
  ));
}
