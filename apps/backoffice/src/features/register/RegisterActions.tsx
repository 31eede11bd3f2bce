import { useSession } from '@repo/auth';
import { hasAdminFlag } from '@repo/domain/access';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Stack } from '@repo/ui/layout';
import { type ComponentType, useState } from 'react';
import { AnswerGapForm } from './AnswerGapForm.tsx';
import { AttachForm } from './AttachForm.tsx';
import { EnterForm } from './EnterForm.tsx';
import { RectifyForm } from './RectifyForm.tsx';
import { ReportGapForm } from './ReportGapForm.tsx';
import type { RegisterRecord } from './register.model.ts';
import { recordTexts } from './register.texts.ts';
import type { RegisterFormProps } from './use-register-call.ts';

const texts = recordTexts.actions;
type Action = keyof typeof texts;

const forms: Readonly<Record<Action, ComponentType<RegisterFormProps>>> = {
  enter: EnterForm,
  rectify: RectifyForm,
  report: ReportGapForm,
  attach: AttachForm,
  answer: AnswerGapForm,
};

/** What the keeper may do with a movement now, and what an administrator may. */
function actionsOf(
  { line: { status } }: RegisterRecord,
  who: { isKeeper: boolean; isAdmin: boolean },
): Action[] {
  const isDealt = status !== 'unpaid' && status !== 'undealt';
  return [
    ...(who.isKeeper && (status === 'to_enter' || status === 'corrected') ? (['enter'] as const) : []),
    ...(who.isAdmin && status === 'gap' ? (['answer'] as const) : []),
    ...(who.isKeeper && status === 'entered' ? (['attach', 'rectify'] as const) : []),
    ...(who.isKeeper && isDealt && status !== 'gap' ? (['report'] as const) : []),
  ];
}

export function RegisterActions({ data }: { readonly data: RegisterRecord }) {
  const { user } = useSession();
  const [opened, setOpened] = useState<Action | null>(null);
  const who = { isKeeper: user?.role === 'equisafe', isAdmin: user !== null && hasAdminFlag(user, 'yield') };
  const close = () => setOpened(null);
  const Opened = opened === null ? null : forms[opened];
  const actions = actionsOf(data, who);
  if (actions.length === 0) return null;
  return (
    <Stack gap={8}>
      {actions.map((action, index) => (
        <Button
          isFullWidth
          key={action}
          onPress={() => setOpened(action)}
          size="sm"
          variant={index === 0 && action !== 'report' ? 'primary' : 'ghost'}
        >
          {texts[action]}
        </Button>
      ))}
      <Dialog isOpen={opened !== null} onClose={close} title={opened === null ? '' : texts[opened]}>
        {Opened === null ? null : <Opened data={data} onClose={close} />}
      </Dialog>
    </Stack>
  );
}
