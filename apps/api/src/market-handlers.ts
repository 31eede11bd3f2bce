// The operations of staff on NAVs and exchange rates.
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { navAttestationHandlers } from './modules/nav-attestation/nav-attestation.handlers.ts';
import { navDraftsHandlers } from './modules/nav-drafts/nav-drafts.handlers.ts';
import { navEntryHandlers } from './modules/nav-entry/nav-entry.handlers.ts';
import { navVersionsHandlers } from './modules/nav-versions/nav-versions.handlers.ts';
import { publicationHandlers } from './modules/publication/publication.handlers.ts';
import { ratesHandlers } from './modules/rates/rates.handlers.ts';

export const marketHandlers = {
  ...marketDataHandlers,
  ...navAttestationHandlers,
  ...navDraftsHandlers,
  ...navEntryHandlers,
  ...navVersionsHandlers,
  ...publicationHandlers,
  ...ratesHandlers,
};
