export {
  type AccessFlags,
  type AccessUser,
  computeFlags,
  hasAdminFlag,
  hasServiceFlag,
} from './flags.ts';
export {
  type App,
  type AppLocation,
  appBasePaths,
  kycPendingLocation,
  type Landing,
  landingFor,
  loginPaths,
} from './landing.ts';
export {
  canUseService,
  decideOperation,
  type OperationActor,
  type OperationRole,
  operationRoles,
} from './operation-roles.ts';
export {
  clientRoles,
  isClientRole,
  isRole,
  isService,
  type Role,
  roles,
  type Service,
  services,
} from './roles.ts';
export {
  type AccessDecision,
  checkAccess,
  type RedirectReason,
  type RouteRequirement,
  redirectTarget,
  routeRequirements,
} from './route-requirement.ts';
export { isSecondFactorForced, isSecondFactorOn, type SecondFactorUser } from './second-factor.ts';
export { type StaffArea, staffAreaNames, staffAreas } from './staff-areas.ts';
export { type UnlinkRefusal, unlinkRefusal } from './unlinking.ts';
