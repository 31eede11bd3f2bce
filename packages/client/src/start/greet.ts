import type { CarriedNotice, Services } from '@repo/auth';
import { toast } from '@repo/ui/toast';
import { servicesTexts } from '../services/services.texts.ts';
import { signInTexts } from '../sign-in/sign-in.texts.ts';

const sentences: Readonly<Record<CarriedNotice, (services: Services) => string>> = {
  welcome: () => signInTexts.done,
  linked: ({ config, session }) => servicesTexts.linked(config.brand[session.intendedService() ?? 'yield']),
};

/** Says what was done on the application that led here: its own notification went with its document. */
export async function greet(services: Services): Promise<void> {
  const { notice } = await services.guard.arrived();
  if (notice !== null) toast.success(sentences[notice](services));
}
