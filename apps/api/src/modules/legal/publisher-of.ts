import type { Publisher } from '@repo/domain/legal';
import type { Settings } from '../../settings.ts';

/** The legal entity that signs and issues documents; its name is that of the brand while it has none of its own. */
export function publisherOf({ brands, company, contactLine }: Settings): Publisher {
  const { name, ...entity } = company;
  return { name: name ?? brands.yield, contactLine, company: entity };
}
