import { DefinitionList } from '@repo/ui/definition-list';
import { servicesTexts } from './services.texts.ts';

const { lines } = servicesTexts.sharing;

/** What one service will know of the other once they are linked: who one is, and no amount. */
export function SharedData() {
  return <DefinitionList items={lines} look="stacked" />;
}
