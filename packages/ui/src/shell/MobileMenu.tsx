import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../button/index.ts';
import type { NavItem } from './navigation.ts';
import { shellTexts } from './shell.texts.ts';

const MobileDrawer = lazy(async () => ({ default: (await import('./MobileDrawer.tsx')).MobileDrawer }));

export interface MobileMenuProps {
  readonly items: readonly NavItem[];
  readonly logo: ReactNode;
  /** Under the entries: the other service, the account, signing out. */
  readonly actions?: ReactNode;
  /** On the button's own box: where it shows. */
  readonly className?: string | undefined;
}

/** On a narrow screen the navigation slides in. What slides travels when it is first asked for. */
export function MobileMenu({ items, logo, actions, className }: MobileMenuProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <span className={className}>
        <IconButton icon="menu" label={shellTexts.openMenu} onPress={() => setState('open')} />
      </span>
      {state === 'unopened' ? null : (
        <Suspense fallback={null}>
          <MobileDrawer
            actions={actions}
            isOpen={state === 'open'}
            items={items}
            logo={logo}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
