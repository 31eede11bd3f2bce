import { useState } from 'react';
import { IconButton } from '../button/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { MobileDrawerProps } from './MobileDrawer.tsx';
import { shellTexts } from './shell.texts.ts';

const MobileDrawer = lazyPart(async () => (await import('./MobileDrawer.tsx')).MobileDrawer);

export interface MobileMenuProps extends Omit<MobileDrawerProps, 'isOpen' | 'onClose'> {
  /** For the button's own box: at which widths it is shown. */
  readonly className?: string | undefined;
}

/** On a narrow screen the navigation slides in, from a chunk loaded when it is first opened. */
export function MobileMenu({ items, logo, actions, className }: MobileMenuProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <span className={className}>
        <IconButton icon="menu" label={shellTexts.openMenu} onPress={() => setState('open')} />
      </span>
      {state === 'unopened' ? null : (
        <MobileDrawer
          actions={actions}
          isOpen={state === 'open'}
          items={items}
          logo={logo}
          onClose={() => setState('closed')}
          onDismiss={() => setState('unopened')}
        />
      )}
    </>
  );
}
