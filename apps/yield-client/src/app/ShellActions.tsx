import { type SessionUser, signOut, useServices } from '@repo/auth';
import { Avatar } from '@repo/ui/avatar';
import { IconButton } from '@repo/ui/button';
import { PillLink } from '@repo/ui/shell';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { appTexts as texts } from './app.texts.ts';
import { paths } from './paths.ts';

export interface ShellActionsProps {
  readonly user: SessionUser;
  readonly hasKaskad: boolean;
}

/** At the right of the header: the second service, the account, signing out. */
export function ShellActions({ user, hasKaskad }: ShellActionsProps) {
  const { config, session } = useServices();
  return (
    <>
      {hasKaskad ? (
        <PillLink href={paths.kaskad} isElsewhere onPress={() => session.setIntendedService('kaskad')}>
          {config.brand.kaskad}
        </PillLink>
      ) : null}
      <PillLink href={paths.profile}>
        <Avatar firstname={user.firstname} lastname={user.lastname} />
        {`${user.firstname} ${user.lastname}`}
      </PillLink>
      <SignOutButton />
    </>
  );
}

function SignOutButton() {
  const services = useServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    const result = await signOut(services);
    if (result === 'done') toast.success(texts.signedOut);
    else toast.info(texts.signOutFailed);
  };
  return (
    <IconButton
      icon="logout"
      isDisabled={isLeaving}
      label={texts.signOut}
      onPress={() => void leave()}
      size="sm"
    />
  );
}
