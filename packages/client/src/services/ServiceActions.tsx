import { requestLink, useServices } from '@repo/auth';
import { type AccessFlags, hasServiceFlag, type Service, unlinkRefusal } from '@repo/domain/access';
import { Button, LinkButton } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useCallback } from 'react';
import { useSending } from '../sending/use-sending.ts';
import { servicesTexts as texts } from './services.texts.ts';

export interface ServiceActionsProps {
  readonly user: AccessFlags;
  readonly other: Service;
  readonly openHref: string;
  /** Takes the focus when the form of the code goes. */
  readonly opener: (control: HTMLElement | null) => void;
  /** Takes the focus when the form of the password goes. */
  readonly unlinker: (control: HTMLElement | null) => void;
  /** A code was sent; this token goes with it. */
  readonly onChallenge: (challenge: string) => void;
  readonly onUnlink: () => void;
}

/** What can be done about the other service as it stands. */
export function ServiceActions(props: ServiceActionsProps) {
  const { user, other, openHref, opener, unlinker, onChallenge, onUnlink } = props;
  const services = useServices();
  const brand = services.config.brand[other];
  const request = useSending({
    mutationFn: () => requestLink(services, { service: other }),
    onSuccess: onChallenge,
    onError: (error) => toast.error(error.message),
  });
  const linker = useCallback(
    (control: HTMLElement | null) => {
      opener(control);
      unlinker(control);
    },
    [opener, unlinker],
  );
  if (!hasServiceFlag(user, other)) {
    return (
      <Button
        isPending={request.isPending}
        onPress={() => request.send()}
        pendingLabel={texts.linking}
        ref={linker}
        variant="ghost"
      >
        {texts.link(brand)}
      </Button>
    );
  }
  return (
    <>
      <LinkButton
        href={openHref}
        onPress={() => services.session.setIntendedService(other)}
        ref={opener}
        variant="ghost"
      >
        {texts.open(brand)}
      </LinkButton>
      {unlinkRefusal(user, other) === null ? (
        <Button onPress={onUnlink} ref={unlinker} variant="quiet">
          {texts.unlink(brand)}
        </Button>
      ) : null}
    </>
  );
}
