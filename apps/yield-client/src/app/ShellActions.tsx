import { type SessionUser, useServices, useSession } from '@repo/auth';
import { Offered } from '@repo/client/offered';
import { Avatar } from '@repo/ui/avatar';
import { Button, IconButton } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { PillLink } from '@repo/ui/shell';
import { appTexts as texts } from '../shared/app.texts.ts';
import { paths } from '../shared/paths.ts';
import { signOutTexts } from '../shared/shared.texts.ts';
import { useLeave } from '../shared/use-leave.ts';

export interface ShellActionsProps {
  readonly user: SessionUser;
  readonly hasKaskad: boolean;
  /** How many are not read. */
  readonly notices: number;
  /** The phone menu has room for labels. */
  readonly isInMenu?: boolean;
}

/** At the right of the header, or under the entries of the menu: the second service, the account, signing out. */
export function ShellActions({ user, hasKaskad, notices, isInMenu = false }: ShellActionsProps) {
  const { config, session } = useServices();
  const { leave, isLeaving } = useLeave();
  const { view } = useSession();
  // « Quitter », above, is the way out of a view; it opens nothing in the other service.
  const isView = view !== null;
  return (
    <>
      {hasKaskad && !isView ? (
        <PillLink href={paths.kaskad} isElsewhere onPress={() => session.setIntendedService('kaskad')}>
          {config.brand.kaskad}
        </PillLink>
      ) : null}
      <Offered operation="listMyNotices">
        <PillLink aria-label={texts.notices(notices)} count={notices} href={paths.notices}>
          <Icon name="bell" size={18} />
          {isInMenu ? texts.nav.notices : null}
        </PillLink>
      </Offered>
      <PillLink href={paths.profile}>
        <Avatar firstname={user.firstname} lastname={user.lastname} />
        {`${user.firstname} ${user.lastname}`}
      </PillLink>
      {isView ? null : isInMenu ? (
        <Button isPending={isLeaving} onPress={leave} size="sm" variant="ghost">
          {signOutTexts.leave}
        </Button>
      ) : (
        <IconButton
          icon="logout"
          isDisabled={isLeaving}
          label={signOutTexts.leave}
          onPress={leave}
          size="sm"
        />
      )}
    </>
  );
}
