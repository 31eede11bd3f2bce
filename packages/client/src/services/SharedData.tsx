import { DefinitionList } from '@repo/ui/definition-list';
import { servicesTexts } from './services.texts.ts';

const { lines } = servicesTexts.sharing;

/** The data that linked services share: the identity of the user, no amounts. */
export function SharedData() {
  return <DefinitionList items={lines} look="stacked" />;
}
