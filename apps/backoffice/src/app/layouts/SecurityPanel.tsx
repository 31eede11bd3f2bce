import { FactorsView, factorsTexts } from '@repo/client/factors';
import { SessionsView, sessionsTexts } from '@repo/client/sessions';
import { Stack } from '@repo/ui/layout';

/** What « Sécurité » opens. */
export function SecurityPanel() {
  return (
    <Stack gap={32}>
      <section aria-label={factorsTexts.title}>
        <h3>{factorsTexts.title}</h3>
        <FactorsView />
      </section>
      <section aria-label={sessionsTexts.title}>
        <h3>{sessionsTexts.title}</h3>
        <SessionsView />
      </section>
    </Stack>
  );
}
