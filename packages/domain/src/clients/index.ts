export { viewerTexts, viewReasonTexts } from './client-views.texts.ts';
export { validateView } from './client-views.ts';
export { clientTexts } from './clients.texts.ts';
export {
  type ClientAdviser,
  type ClientDocuments,
  type ClientHolding,
  type ClientIdentity,
  type ClientKind,
  type ClientProfile,
  type ClientState,
  type ClientTraits,
  type ClientView,
  clientAdvisers,
  clientDocuments,
  clientHoldings,
  clientIdentities,
  clientKinds,
  clientProfiles,
  clientStates,
  clientViews,
  hasTraits,
  type ViewEnding,
  type ViewerRole,
  type ViewReason,
  viewMinutes,
  viewReasons,
} from './clients.ts';
export { clientFieldTexts } from './typed.texts.ts';
export {
  type ClientField,
  type ClientTyped,
  changedClientFields,
  clientFields,
  clientFieldsOf,
  EMAIL_CHANGE_HOURS,
  validateClientTyped,
} from './typed.ts';
